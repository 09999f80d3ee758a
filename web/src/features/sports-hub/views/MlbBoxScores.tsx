import { useMlbBoxScores } from '@/api/sports/hub';
import type { MlbBatter, MlbBoxScore, MlbPitcher } from '@/api/types';
import { beyondInnings, inningsPitched } from '@/domain/sports/leagues';
import type { Column } from '@/features/sports-hub/SortableTable';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { BoxScoreCards } from './BoxScoreCards';
import type { ScoredGame } from './BoxScoreCards';
import { figure } from './figure-column';
import { LineScore } from './LineScore';
import { NoLinesYet, PlayerLines } from './PlayerLines';

const BATTING: readonly Column<MlbBatter>[] = [
  { key: 'position', label: 'Pos', title: 'position', value: ({ position }) => position },
  figure('AB', 'at bats', ({ atBats }) => atBats),
  figure('R', 'runs', ({ runs }) => runs),
  figure('H', 'hits', ({ hits }) => hits),
  figure('HR', 'home runs', ({ homeRuns }) => homeRuns),
  figure('RBI', 'runs batted in', ({ runsBattedIn }) => runsBattedIn),
];

const PITCHING: readonly Column<MlbPitcher>[] = [
  {
    ...figure('IP', 'innings pitched', ({ outs }) => outs),
    cell: ({ outs }) => inningsPitched(outs),
  },
  figure('H', 'hits', ({ hits }) => hits),
  figure('R', 'runs', ({ runs }) => runs),
  figure('ER', 'earned runs', ({ earnedRuns }) => earnedRuns),
  figure('SO', 'strikeouts', ({ strikeouts }) => strikeouts),
];

function scoreOf({ id, status, awayTeam, homeTeam, innings }: MlbBoxScore): ScoredGame {
  return {
    id,
    status,
    awayTeam: { ...awayTeam, score: awayTeam.runs },
    homeTeam: { ...homeTeam, score: homeTeam.runs },
    beyond: beyondInnings(innings.length),
  };
}

function Details({ game }: { game: MlbBoxScore }) {
  const { awayTeam, homeTeam, batters, pitchers } = game;
  const totals = ({ code, runs, hits, errors }: typeof awayTeam) => ({
    code,
    figures: [runs, hits, errors],
  });
  return (
    <>
      <LineScore
        caption="Runs by inning"
        parts={game.innings}
        isFinal={game.status === 'final'}
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

export function MlbBoxScores({ date }: { date: string }) {
  const query = useMlbBoxScores(date);
  return (
    <ViewCard
      title="MLB Box Scores"
      query={query}
      error="Error loading MLB box scores"
      empty="No box scores available for this date"
      isEmpty={({ games }) => games.length === 0}
    >
      {({ games }) => (
        <BoxScoreCards games={games} scoreOf={scoreOf}>
          {(game) => <Details game={game} />}
        </BoxScoreCards>
      )}
    </ViewCard>
  );
}
