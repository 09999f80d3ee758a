import { useMinute } from '@/browser/server-clock';
import { useUrlParams } from '@/browser/use-url-params';
import { isDay, leagueDay } from '@/domain/sports/league-day';

export const SPORTS = ['nhl', 'mlb', 'nba'] as const;
export type HubSport = (typeof SPORTS)[number];

export const VIEWS = ['schedule', 'box-scores', 'standings', 'rosters'] as const;
export type HubView = (typeof VIEWS)[number];
export const VIEW_NAMES: Record<HubView, string> = {
  schedule: 'Schedule',
  'box-scores': 'Box Scores',
  standings: 'Standings',
  rosters: 'Team Rosters',
};

/** The views of NBA where the operator has switched them on. */
export const NBA_VIEWS = 'NBA schedule, box scores and standings';

/**
 * Returns whether the view has figures: the NHL's and MLB's rosters always, the others where an operator has
 * switched them on. Of the NBA there are no rosters.
 */
export function hasFigures(sport: HubSport, view: HubView, leagueViews: boolean): boolean {
  if (sport === 'nhl' || (sport === 'mlb' && view === 'rosters')) return true;
  return leagueViews && view !== 'rosters';
}

/** The view that a sport opens with: of MLB there are rosters alone. */
const FIRST_VIEW: Record<HubSport, HubView> = {
  nhl: 'schedule',
  mlb: 'rosters',
  nba: 'schedule',
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

interface HubChoice {
  sport: HubSport;
  view: HubView;
  /** The league's day, yyyy-MM-dd. */
  day: string;
  today: string;
  chooseSport: (sport: HubSport) => void;
  chooseView: (view: HubView) => void;
  chooseDay: (day: string) => void;
}

/** What is chosen in the hub, as the address says. A sport that is locked is not opened by it. */
export function useHubChoice(isPremium: boolean): HubChoice {
  const { params, change } = useUrlParams();
  const today = leagueDay(useMinute());
  const asked = oneOf(SPORTS, params.get('sport')) ?? 'nhl';
  const sport = asked === 'nba' && !isPremium ? 'nhl' : asked;
  const date = params.get('date') ?? '';
  const set = (name: string, value: string) =>
    change((before) => {
      const after = new URLSearchParams(before);
      after.set(name, value);
      return after;
    });
  return {
    sport,
    view: oneOf(VIEWS, params.get('view')) ?? FIRST_VIEW[sport],
    day: isDay(date) ? date : today,
    today,
    chooseSport: (next) => {
      set('sport', next);
      // Each sport opens with what it has.
      set('view', FIRST_VIEW[next]);
    },
    chooseView: (view) => set('view', view),
    chooseDay: (day) => set('date', day),
  };
}
