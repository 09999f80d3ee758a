import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePreferences } from '@/state/preferences';
import { renderApp, signedInAs } from '@/test/render';
import { ZONE_LABELS, zoneLabel, zoneMeant, zoneNamed } from './time-zones';

beforeEach(() => {
  usePreferences.setState({ timeZone: 'Europe/Paris' });
  signedInAs(null);
});

describe('the time zone', () => {
  const field = () => screen.getByRole('combobox', { name: 'Time zone' });
  const chosen = () => usePreferences.getState().timeZone;

  async function type(text: string, end: '{Tab}' | '{Enter}' = '{Tab}') {
    const { user } = await renderApp('/settings');
    await user.click(await screen.findByRole('combobox', { name: 'Time zone' }));
    await user.clear(field());
    await user.keyboard(`${text}${end}`);
  }

  it('is typed in any case, and shown as it is called', async () => {
    await type('america/new york');
    expect(chosen()).toBe('America/New_York');
    expect(field()).toHaveValue('America/New York');
  });

  it('is found by its place alone, where no other has it', async () => {
    await type('new york');
    expect(chosen()).toBe('America/New_York');
    expect(field()).toHaveValue('America/New York');
  });

  it('is that of the browser where the field is left empty', async () => {
    await type('');
    expect(chosen()).toBeNull();
    expect(field()).toHaveAttribute('placeholder', expect.stringMatching(/that of this browser$/));
  });

  it.each(['{Tab}', '{Enter}'] as const)(
    'stays as it was where no zone has the name, which is said at %s without a time',
    async (end) => {
      await type('Atlantis', end);
      expect(chosen()).toBe('Europe/Paris');
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(/There is no such time zone/);
      expect(field()).not.toHaveAccessibleDescription(/It is .* there/);
    },
  );

  it('is listed under the name of today, once', () => {
    expect(ZONE_LABELS).toContain('Asia/Kolkata');
    expect(ZONE_LABELS).not.toContain('Asia/Calcutta');
    expect(ZONE_LABELS).toHaveLength(new Set(ZONE_LABELS).size);
    expect(zoneLabel('Europe/Kiev')).toBe('Europe/Kyiv');
    expect(zoneNamed('utc')).toBe('UTC');
    expect(zoneMeant('  new_york ')).toBe('America/New_York');
    expect(zoneMeant('')).toBeUndefined();
  });
});
