import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '@/api/types';
import { useColourMode } from '@/state/colour-mode';
import { toggleFavourite, usePreferences } from '@/state/preferences';
import { dismissToast } from '@/state/toast';
import { boardsAre } from '@/test/boards';
import { ada, limitsOf, settingsOf } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

beforeEach(() => {
  dismissToast();
  sessionStorage.clear();
  usePreferences.setState(usePreferences.getInitialState(), true);
  act(() => useColourMode.getState().choose('system'));
  signedInAs(ada);
  boardsAre();
  server.use(http.get('*/api/account/sessions', () => HttpResponse.json([])));
});

describe('settings follow the player', () => {
  function settingsAre(settings: Partial<Settings>) {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/account/settings', () => HttpResponse.json(settingsOf(settings))),
      http.post('*/api/account/settings/change', async ({ request }) => {
        const body = (await request.json()) as Settings;
        sent.push(body);
        return HttpResponse.json(body);
      }),
    );
    return sent;
  }

  it('shows prices, times and colours as the account has them', async () => {
    const sent = settingsAre({
      oddsFormat: 'fractional',
      colourMode: 'light',
      timeZone: 'Asia/Tokyo',
    });
    await renderApp('/settings');
    const fractional = await screen.findByRole('radio', { name: /Fractional/ });
    await waitFor(() => expect(fractional).toBeChecked());
    expect(screen.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
    expect(sent).toEqual([]);
  });

  it('keeps each change with the account', async () => {
    const sent = settingsAre({ isRanked: false });
    const { user } = await renderApp('/settings');
    await user.click(await screen.findByRole('radio', { name: /Decimal/ }));
    await waitFor(() =>
      expect(sent).toEqual([settingsOf({ oddsFormat: 'decimal', isRanked: false })]),
    );
    await user.type(screen.getByLabelText('Time zone'), 'europe/london');
    await waitFor(() =>
      expect(sent[1]).toEqual(
        settingsOf({ oddsFormat: 'decimal', timeZone: 'Europe/London', isRanked: false }),
      ),
    );
  });

  it('keeps the favourite teams, and shows those that the account has', async () => {
    const bruins = { sport: 'nhl', code: 'BOS' } as const;
    const celtics = { sport: 'nba', code: 'BOS' } as const;
    const sent = settingsAre({ favouriteTeams: [bruins] });
    await renderApp('/settings');
    await waitFor(() => expect(usePreferences.getState().favouriteTeams).toEqual([bruins]));
    act(() => void toggleFavourite(celtics));
    await waitFor(() => expect(sent).toEqual([settingsOf({ favouriteTeams: [bruins, celtics] })]));
  });

  it('keeps the colours that are chosen in the header', async () => {
    const sent = settingsAre({ colourMode: 'light' });
    const { user } = await renderApp('/dashboard');
    await waitFor(() => expect(useColourMode.getState().choice).toBe('light'));
    await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    await waitFor(() => expect(sent).toEqual([settingsOf({ colourMode: 'dark' })]));
  });

  it('takes over to a new account what was chosen before', async () => {
    usePreferences.setState({ oddsFormat: 'decimal' });
    const sent = settingsAre({});
    await renderApp('/dashboard');
    await waitFor(() => expect(sent).toEqual([settingsOf({ oddsFormat: 'decimal' })]));
    expect(usePreferences.getState().oddsFormat).toBe('decimal');
  });

  it('says so when a change could not be kept', async () => {
    server.use(
      http.post(
        '*/api/account/settings/change',
        () => new HttpResponse('Busy, try again', { status: 503 }),
      ),
    );
    const { user } = await renderApp('/settings');
    await screen.findByLabelText('Show me on the leaderboards');
    await user.click(screen.getByRole('radio', { name: /Decimal/ }));
    expect(await screen.findByText('Settings not saved')).toBeVisible();
    expect(screen.getByText('Busy, try again')).toBeVisible();
  });
});

describe('the reality check', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
  const dialog = () => screen.queryByRole('dialog', { name: 'Reality check' });

  async function reminded(everyMinutes: number | null) {
    server.use(
      http.get('*/api/limits', () =>
        HttpResponse.json(
          limitsOf({ realityCheckMinutes: everyMinutes, betsToday: 4, lossThisWeek: 150 }),
        ),
      ),
    );
    const app = await renderApp('/settings');
    await screen.findByText(/^Now:/);
    return app;
  }

  it('appears after the minutes that were asked for, with what they have cost', async () => {
    await reminded(5);
    await pass(4);
    expect(dialog()).toBeNull();
    await pass(1);
    const shown = within(await screen.findByRole('dialog', { name: 'Reality check' }));
    expect(shown.getByText(/You have been here for 5 minutes/)).toBeVisible();
    expect(shown.getByText('4')).toBeVisible();
    expect(shown.getByText('150')).toBeVisible();
  });

  it('is still due after a reload, and of as many minutes', async () => {
    const { unmount } = await reminded(5);
    await pass(5);
    await screen.findByRole('dialog', { name: 'Reality check' });
    unmount();
    await reminded(5);
    const shown = within(await screen.findByRole('dialog', { name: 'Reality check' }));
    expect(shown.getByText(/You have been here for 5 minutes/)).toBeVisible();
  });

  it('counts anew once it is read', async () => {
    await reminded(5);
    await pass(5);
    (await screen.findByRole('button', { name: 'Continue' })).click();
    await waitFor(() => expect(dialog()).toBeNull());
    await pass(4);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(await screen.findByRole('dialog', { name: 'Reality check' })).toBeVisible();
  });

  it('counts only while the page is on screen', async () => {
    await reminded(5);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(30);
    expect(dialog()).toBeNull();
    visibility.mockReturnValue('visible');
    await pass(5);
    expect(await screen.findByRole('dialog', { name: 'Reality check' })).toBeVisible();
  });

  it('does not appear unless it was asked for', async () => {
    await reminded(null);
    await pass(240);
    expect(dialog()).toBeNull();
  });
});
