import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveGame } from '@/api/types';
import { useSlip } from '@/state/slip';
import { aLiveGame } from '@/test/advanced';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { ada } from '@/test/people';
import { moveSlipOnce, serverWith, slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { LATER, LIVE } from '@/test/slip';
import { heat, openPage } from '@/test/slip-page';

beforeEach(() => signedInAs(ada));

describe('a live price', () => {
  const at = (home: number, changes: Partial<LiveGame> = {}) =>
    aLiveGame({
      id: LIVE.gameId,
      odds: { ...heat.odds, moneyline: { home, away: 130 } },
      quotedAt: LATER,
      ...changes,
    });
  const tick = (game: LiveGame) => act(() => FakeEventSource.to(LIVE.gameId)?.say('live', game));
  const row = () => within(slip().getByRole('listitem'));

  async function openLive() {
    withEventSource();
    serverWith([heat]);
    useSlip.getState().add(LIVE);
    const page = await openPage();
    await waitFor(() => expect(FakeEventSource.to(LIVE.gameId)).toBeDefined());
    return page;
  }

  afterEach(() => vi.unstubAllGlobals());

  it('follows the ticks in the slip, with a mark, and is sent as it was seen last', async () => {
    const { user } = await openLive();
    const placed = takeSlips();
    expect(row().getByText('Live')).toBeVisible();
    expect(row().getByText('-140')).toBeVisible();
    tick(at(-150));
    expect(row().getByText('Simulated')).toBeVisible();
    tick(at(-155));
    expect(row().getByText('-155')).toHaveTextContent(/price down/);
    expect(row().getByText('Was -140 when you added it')).toBeVisible();
    expect(row().getByText(/^Live odds move/)).toBeVisible();
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.body.items).toMatchObject([{ odds: -155, isLive: true, quotedAt: LATER }]);
  });

  it('stays what it was placed at', async () => {
    const { user } = await openLive();
    takeSlips();
    tick(at(-155));
    const placed = row().findByText('Placed'); // shown for a second
    await user.click(slip().getByRole('button', { name: 'Place Bet' }));
    await placed;
    tick(at(-165));
    expect(row().getByText('-155')).toBeVisible();
    expect(row().queryByText(/^Live odds move/)).toBeNull();
  });

  it('says when it is suspended, and when the game is over', async () => {
    await openLive();
    tick(at(-150, { suspended: true }));
    expect(row().getByText(/suspended for a moment/)).toBeVisible();
    const wait = slip().getByRole('button', { name: 'Live betting is paused' });
    expect(wait).toHaveAttribute('aria-disabled', 'true');
    tick(at(-150));
    expect(slip().getByRole('button', { name: 'Place Bet' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    tick(at(-150, { tick: 315, period: 'Final', odds: null }));
    expect(row().getByText('No longer on offer: the game is over.')).toBeVisible();
    expect(slip().getByRole('button', { name: 'Remove closed' })).toBeVisible();
  });

  it('is off while the server refuses its stream, and on again with the next tick', async () => {
    server.use(
      http.get('*/api/betting/live', () => new HttpResponse('Busy, try again', { status: 503 })),
    );
    await openLive();
    act(() => FakeEventSource.to(LIVE.gameId)?.refuse());
    expect(row().getByText(/^Not on offer at the moment: .* Trying again…$/)).toBeVisible();
    expect(slip().queryByRole('button', { name: 'Remove closed' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    tick(at(-150));
    expect(row().getByText('-150')).toBeVisible();
    expect(row().queryByText(/^Not on offer/)).toBeNull();
  });

  it('is closed for good when there is no such game any more', async () => {
    server.use(
      http.get('*/api/betting/live', () => new HttpResponse('This game is over', { status: 409 })),
    );
    await openLive();
    act(() => FakeEventSource.to(LIVE.gameId)?.refuse());
    expect(await row().findByText('No longer on offer: the game is over.')).toBeVisible();
    expect(slip().getByRole('button', { name: 'Remove closed' })).toBeVisible();
  });

  describe('that is asked about', () => {
    const question = () => within(slip().getByRole('alertdialog', { name: 'Odds have changed' }));
    const accept = () => question().getByRole('button', { name: 'Accept new odds' });
    const shown = (title: string) => question().getByText(title).parentElement;

    async function askedAbout(odds: number) {
      const page = await openLive();
      const placed = takeSlips();
      const offer = { prediction: LIVE.prediction, line: 0, odds, quotedAt: LATER, quoteId: null };
      moveSlipOnce([{ item: 0, reason: 'Odds have changed', offer }]);
      await page.user.click(slip().getByRole('button', { name: 'Place Bet' }));
      await slip().findByRole('alertdialog');
      return { ...page, placed };
    }

    it('goes on moving, which is said, and is accepted as it is shown', async () => {
      const { user, placed } = await askedAbout(-150);
      expect(accept()).toHaveAccessibleDescription(/you accept those that are shown/);
      tick(at(-165));
      expect(shown('Old odds')).toHaveTextContent('-140');
      expect(shown('New odds')).toHaveTextContent('-165');
      await user.click(accept());
      await waitFor(() => expect(placed[0]?.body.items).toMatchObject([{ odds: -165 }]));
    });

    it('cannot be accepted while live betting is paused, and can once it goes on', async () => {
      const { user, placed } = await askedAbout(-150);
      tick(at(-165, { suspended: true }));
      expect(accept()).toHaveAttribute('aria-disabled', 'true');
      expect(accept()).toHaveAccessibleDescription(/Live betting is paused/);
      await user.click(accept());
      expect(question().getByText('-165')).toBeVisible();
      expect(placed).toEqual([]);
      tick(at(-170));
      await user.click(accept());
      expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
      expect(placed[0]?.body.items).toMatchObject([{ odds: -170 }]);
    });

    it('is still known as it was when it was pressed', async () => {
      const { user } = await askedAbout(-150);
      await user.click(question().getByRole('button', { name: 'Cancel' }));
      expect(row().getByText('-150')).toBeVisible();
      expect(row().getByText('Was -140 when you added it')).toBeVisible();
    });
  });
});
