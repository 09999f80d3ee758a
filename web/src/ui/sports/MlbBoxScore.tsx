import { inningsPitched } from '@/domain/sports/leagues';
import { figure } from '@/ui/tables/figure-column';
import type { Column } from '@/ui/tables/SortableTable';
import { LineScore } from './LineScore';
import type { PartScore } from './LineScore';
import { NoLinesYet, PlayerLines } from './PlayerLines';

interface Batter {
  playerId: string;
  name: string;
  position: string;
  atBats: number;
  runs: number;
  hits: number;
  homeRuns: number;
  runsBattedIn: number;
}

interface Pitcher {
  playerId: string;
  name: string;
  outs: number;
  hits: number;
  runs: number;
  earnedRuns: number;
  strikeouts: number;
}

interface BaseballTeam {
  name: string;
  code: string;
  runs: number;
  hits: number | null;
  errors: number | null;
}

export interface MlbBoxScoreData {
  status: string;
  awayTeam: BaseballTeam;
  homeTeam: BaseballTeam;
  innings: readonly PartScore[];
  batters: { away: readonly Batter[]; home: readonly Batter[] };
  pitchers: { away: readonly Pitcher[]; home: readonly Pitcher[] };
}

const BATTING: readonly Column<Batter>[] = [
  { key: 'position', label: 'Pos', title: 'position', value: ({ position }) => position },
  figure('AB', 'at bats', ({ atBats }) => atBats),
  figure('R', 'runs', ({ runs }) => runs),
  figure('H', 'hits', ({ hits }) => hits),
  figure('HR', 'home runs', ({ homeRuns }) => homeRuns),
  figure('RBI', 'runs batted in', ({ runsBattedIn }) => runsBattedIn),
];

const PITCHING: readonly Column<Pitcher>[] = [
  {
    ...figure('IP', 'innings pitched', ({ outs }) => outs),
    cell: ({ outs }) => inningsPitched(outs),
  },
  figure('H', 'hits', ({ hits }) => hits),
  figure('R', 'runs', ({ runs }) => runs),
  figure('ER', 'earned runs', ({ earnedRuns }) => earnedRuns),
  figure('SO', 'strikeouts', ({ strikeouts }) => strikeouts),
];

/** All of a baseball box score: runs by inning, and the lines of batters and pitchers. */
export function MlbBoxScore({ boxScore }: { boxScore: MlbBoxScoreData }) {
  const { status, awayTeam, homeTeam, innings, batters, pitchers } = boxScore;
  const totals = ({ code, runs, hits, errors }: typeof awayTeam) => ({
    code,
    figures: [runs, hits, errors],
  });
  return (
    <>
      <LineScore
        caption="Runs by inning"
        parts={innings}
        isFinal={status === 'final'}
        nameOf={String}
        totals={['R', 'H', 'E']}
        away={totals(awayTeam)}
        home={totals(homeTeam)}
      />
      {batters.away.length === 0 ? (
        <NoLinesYet />
      ) : (
        (['away', 'home'] as const).map((side) => {
          const { name } = side === 'away' ? awayTeam : homeTeam;
          return (
            <div key={side}>
              <PlayerLines title={`${name}: batting`} lines={batters[side]} columns={BATTING} />
              <PlayerLines title={`${name}: pitching`} lines={pitchers[side]} columns={PITCHING} />
            </div>
          );
        })
      )}
    </>
  );
}
