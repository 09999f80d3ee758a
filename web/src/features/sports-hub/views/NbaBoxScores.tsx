import { useNbaBoxScores } from '@/api/sports/hub';
import type { NbaBoxScore, NbaPlayerLine } from '@/api/types';
import { beyondQuarters, quarterName, quarterNow } from '@/domain/sports/leagues';
import type { Column } from '@/ui/tables/SortableTable';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { BoxScoreCards } from './BoxScoreCards';
import type { ScoredGame } from './BoxScoreCards';
import { figure } from '@/ui/tables/figure-column';
import { LineScore } from '@/ui/sports/LineScore';
import { NoLinesYet, PlayerLines } from '@/ui/sports/PlayerLines';

const PLAYERS: readonly Column<NbaPlayerLine>[] = [
  { key: 'position', label: 'Pos', title: 'position', value: ({ position }) => position },
  figure('MIN', 'minutes', ({ minutes }) => minutes),
  figure('PTS', 'points', ({ points }) => points),
  figure('REB', 'rebounds', ({ rebounds }) => rebounds),
  figure('AST', 'assists', ({ assists }) => assists),
  figure('3PM', 'three-pointers made', ({ threes }) => threes),
];

function scoreOf({ id, status, awayTeam, homeTeam, quarters }: NbaBoxScore): ScoredGame {
  return {
    id,
    status,
    awayTeam: { ...awayTeam, score: awayTeam.points },
    homeTeam: { ...homeTeam, score: homeTeam.points },
    part: status === 'live' ? quarterNow(quarters) : beyondQuarters(quarters.length),
  };
}

function Details({ game }: { game: NbaBoxScore }) {
  const { awayTeam, homeTeam, players } = game;
  return (
    <>
      <LineScore
        caption="Points by quarter"
        parts={game.quarters}
        isFinal={game.status === 'final'}
        nameOf={quarterName}
        totals={['Total']}
        away={{ code: awayTeam.code, figures: [awayTeam.points] }}
        home={{ code: homeTeam.code, figures: [homeTeam.points] }}
      />
      {players.away.length === 0 ? (
        <NoLinesYet />
      ) : (
        <>
          <PlayerLines title={`${awayTeam.name}: players`} lines={players.away} columns={PLAYERS} />
          <PlayerLines title={`${homeTeam.name}: players`} lines={players.home} columns={PLAYERS} />
        </>
      )}
    </>
  );
}

export function NbaBoxScores({ date }: { date: string }) {
  const query = useNbaBoxScores(date);
  return (
    <ViewCard
      title="NBA Box Scores"
      query={query}
      error="Error loading NBA box scores"
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
