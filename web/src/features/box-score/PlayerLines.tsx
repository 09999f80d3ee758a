import { Box, chakra } from '@chakra-ui/react';
import type { PlayerRow, PlayerTable, Statistic } from '@/api/types';
import { inningsPitched } from '@/domain/sports/leagues';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';

type Headings = Partial<Record<Statistic, readonly [label: string, words: string]>>;

const HEADINGS: Required<Headings> = {
  minutes: ['MIN', 'minutes'],
  points: ['PTS', 'points'],
  rebounds: ['REB', 'rebounds'],
  assists: ['AST', 'assists'],
  threes: ['3PM', 'three-pointers made'],
  passingYards: ['YDS', 'passing yards'],
  rushingYards: ['YDS', 'rushing yards'],
  receivingYards: ['YDS', 'receiving yards'],
  receptions: ['REC', 'receptions'],
  touchdowns: ['TD', 'touchdowns'],
  atBats: ['AB', 'at bats'],
  runs: ['R', 'runs'],
  hits: ['H', 'hits'],
  homeRuns: ['HR', 'home runs'],
  runsBattedIn: ['RBI', 'runs batted in'],
  hitsRunsRbis: ['H+R+RBI', 'hits, runs and runs batted in'],
  outs: ['IP', 'innings pitched'],
  hitsAllowed: ['H', 'hits'],
  runsAllowed: ['R', 'runs'],
  earnedRuns: ['ER', 'earned runs'],
  strikeouts: ['SO', 'strikeouts'],
  errors: ['E', 'errors'],
  goals: ['G', 'goals'],
  shotsOnGoal: ['SOG', 'shots on goal'],
  powerPlayGoals: ['PPG', 'power-play goals'],
  saves: ['SV', 'saves'],
  shotsAgainst: ['SA', 'shots against'],
};

/** Where a sport has headings of its own. */
const IN_TABLE: Partial<Record<PlayerTable['name'], Headings>> = {
  skaters: { assists: ['A', 'assists'], points: ['P', 'points'] },
};

const POSITION: Column<PlayerRow> = {
  key: 'position',
  label: 'Pos',
  title: 'position',
  value: ({ position }) => position,
};

function columnsOf({ name, columns }: PlayerTable, rows: readonly PlayerRow[]) {
  const figures = columns.map((statistic, index): Column<PlayerRow> => {
    const [label, title] = IN_TABLE[name]?.[statistic] ?? HEADINGS[statistic];
    const value = ({ figures }: PlayerRow) => figures[index] ?? null;
    return {
      key: statistic,
      label,
      title,
      value,
      isFigure: true,
      ...(statistic === 'outs' && { cell: (row) => inningsPitched(value(row) ?? 0) }),
    };
  });
  const known: Column<PlayerRow>[] = rows.some(({ position }) => position) ? [POSITION] : [];
  return [
    { key: 'name', label: 'Player', value: ({ name: player }: PlayerRow) => player },
    ...known,
    ...figures,
  ];
}

interface PlayerLinesProps {
  /** 'Boston Celtics: players' */
  title: string;
  table: PlayerTable;
  side: 'away' | 'home';
}

/** The figures of a team's players in a game. */
export function PlayerLines({ title, table, side }: PlayerLinesProps) {
  const rows = table[side];
  if (rows.length === 0) return null;
  return (
    <Box mt="5">
      <chakra.p fontWeight="semibold" fontSize="sm">
        {title}
      </chakra.p>
      <SortableTable
        caption={title}
        columns={columnsOf(table, rows)}
        rows={rows}
        keyOf={({ playerId }) => playerId}
      />
    </Box>
  );
}
