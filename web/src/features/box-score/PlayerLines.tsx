import { Box, chakra } from '@chakra-ui/react';
import type { PlayerRow, PlayerTable, Statistic } from '@/api/types';
import { clockText } from '@/domain/betting/live';
import { inningsPitched, madeOf } from '@/domain/sports/leagues';
import { formatPlusMinus } from '@/domain/sports/nhl';
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
  fieldGoals: ['FG', 'field goals made, of those tried'],
  fieldGoalsTried: ['FGA', 'field goals tried'],
  threesTried: ['3PA', 'three-pointers tried'],
  freeThrows: ['FT', 'free throws made, of those tried'],
  freeThrowsTried: ['FTA', 'free throws tried'],
  walks: ['BB', 'walks'],
  leftOnBase: ['LOB', 'left on base'],
  plusMinus: ['+/-', 'plus/minus'],
  penaltyMinutes: ['PIM', 'penalty minutes'],
  iceTime: ['TOI', 'time on ice'],
  steals: ['STL', 'steals'],
  blocks: ['BLK', 'blocks'],
  turnovers: ['TO', 'turnovers'],
};

/** The figures that are not written as they are counted. */
const WRITTEN: Partial<Record<Statistic, (figure: number) => string>> = {
  outs: inningsPitched,
  plusMinus: formatPlusMinus,
  iceTime: clockText,
};

/** Where a sport has headings of its own. */
const IN_TABLE: Partial<Record<PlayerTable['name'], Headings>> = {
  skaters: { assists: ['A', 'assists'], points: ['P', 'points'] },
};

/** Shots that were made stand in one cell with those that were tried: 8-17. */
const TRIED: Partial<Record<Statistic, Statistic>> = {
  fieldGoals: 'fieldGoalsTried',
  threes: 'threesTried',
  freeThrows: 'freeThrowsTried',
};

const IN_PAIR: Headings = { threes: ['3P', 'three-pointers made, of those tried'] };

const POSITION: Column<PlayerRow> = {
  key: 'position',
  label: 'Pos',
  title: 'position',
  value: ({ position }) => position,
};

function columnsOf({ name, columns }: PlayerTable, rows: readonly PlayerRow[]) {
  const figures = columns.map((statistic, index): Column<PlayerRow> => {
    const tried = columns.indexOf(TRIED[statistic] ?? statistic);
    const isPair = tried >= 0 && tried !== index;
    const [label, title] =
      (isPair && IN_PAIR[statistic]) || (IN_TABLE[name]?.[statistic] ?? HEADINGS[statistic]);
    const value = ({ figures }: PlayerRow) => figures[index] ?? null;
    const written = WRITTEN[statistic];
    return {
      key: statistic,
      label,
      title,
      value,
      isFigure: true,
      ...(written && { cell: (row) => written(value(row) ?? 0) }),
      ...(isPair && { cell: (row) => madeOf(value(row), row.figures[tried]) }),
    };
  });
  const shown = figures.filter(
    (_, index) => !columns.some((made) => TRIED[made] === columns[index]),
  );
  const known: Column<PlayerRow>[] = rows.some(({ position }) => position) ? [POSITION] : [];
  return [
    { key: 'name', label: 'Player', value: ({ name: player }: PlayerRow) => player },
    ...known,
    ...shown,
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
