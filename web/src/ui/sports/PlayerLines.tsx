import { Box, chakra } from '@chakra-ui/react';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';

interface PlayerLine {
  playerId: string;
  name: string;
}

interface PlayerLinesProps<Line extends PlayerLine> {
  /** 'Boston Celtics: players' */
  title: string;
  lines: readonly Line[];
  columns: readonly Column<Line>[];
}

/** The figures of a team's players in a game. */
export function PlayerLines<Line extends PlayerLine>({
  title,
  lines,
  columns,
}: PlayerLinesProps<Line>) {
  return (
    <Box mt="5" mx="4">
      <chakra.p fontWeight="semibold" fontSize="sm">
        {title}
      </chakra.p>
      <SortableTable
        caption={title}
        columns={[{ key: 'name', label: 'Player', value: ({ name }) => name }, ...columns]}
        rows={lines}
        keyOf={({ playerId }) => playerId}
      />
    </Box>
  );
}

/** Stands in place of the players' figures while a game goes on. */
export function NoLinesYet() {
  return (
    <chakra.p mt="4" fontSize="sm" color="fg.muted">
      The players' figures are listed once the game is over.
    </chakra.p>
  );
}
