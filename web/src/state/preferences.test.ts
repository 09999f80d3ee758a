import { describe, expect, it } from 'vitest';
import { FAVOURITE_TEAMS_MAX, toggleFavourite, usable, usePreferences } from './preferences';

const BRUINS = { sport: 'nhl', code: 'BOS' } as const;
const CELTICS = { sport: 'nba', code: 'BOS' } as const;

describe('stored preferences', () => {
  it('are kept when they make sense', () => {
    const stored = { oddsFormat: 'decimal', timeZone: 'Europe/London', favouriteTeams: [BRUINS] };
    expect(usable(stored)).toEqual(stored);
  });

  it.each([undefined, null, {}, { oddsFormat: 'roman', timeZone: 'Mars/Olympus' }, 7])(
    'fall back to American odds and the zone of the browser: %j',
    (stored) => {
      expect(usable(stored)).toEqual({
        oddsFormat: 'american',
        timeZone: null,
        favouriteTeams: [],
      });
    },
  );

  it('leave out what is no team', () => {
    const stored = [
      BRUINS,
      null,
      'BOS',
      { sport: 'cricket', code: 'BOS' },
      { sport: 'nba' },
      { sport: 'nba', code: 'b s' },
      { ...BRUINS },
    ];
    expect(usable({ favouriteTeams: stored }).favouriteTeams).toEqual([BRUINS]);
    expect(usable({ favouriteTeams: 'BOS' }).favouriteTeams).toEqual([]);
  });
});

describe('favourite teams', () => {
  const favourites = () => usePreferences.getState().favouriteTeams;

  it('come in the order of choice, and go by the same press', () => {
    toggleFavourite(BRUINS);
    toggleFavourite(CELTICS);
    expect(favourites()).toEqual([BRUINS, CELTICS]);
    toggleFavourite({ ...BRUINS });
    expect(favourites()).toEqual([CELTICS]);
  });

  it('are no more than the server keeps', () => {
    const many = Array.from({ length: FAVOURITE_TEAMS_MAX }, (_, n) => ({
      sport: 'nhl' as const,
      code: `T${n}`,
    }));
    usePreferences.setState({ favouriteTeams: many });
    expect(toggleFavourite(BRUINS)).toBe(false);
    expect(favourites()).toEqual(many);
    expect(toggleFavourite({ sport: 'nhl', code: 'T0' })).toBe(true);
    expect(favourites()).toHaveLength(FAVOURITE_TEAMS_MAX - 1);
  });
});
