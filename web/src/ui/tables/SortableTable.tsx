import { useState } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Tooltip } from '@/ui/overlay/Tooltip';
import { sidewaysHint } from './sideways-hint';
import { nextSorting, sorted } from './sorting';
import type { Sorting } from './sorting';

export interface Column<Row> {
  key: string;
  label: string;
  /** The words in full of a short heading, on hover and on focus. For a column that is sorted. */
  title?: string;
  /** What its rows are sorted by; a column without it is not sorted. */
  value?: (row: Row) => string | number | null;
  /** What is shown; the value where it is left out. */
  cell?: (row: Row) => ReactNode;
  isFigure?: boolean;
  hideBelow?: 'md';
}

interface SortableTableProps<Row> {
  caption: string;
  /** The first column names the rows, and stays in sight where the table scrolls within itself. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The key of the row that the page was opened for: it comes into sight, and is marked. */
  current?: string;
}

const Cell = chakra('td', {
  base: {
    py: '2.5',
    px: { base: '2', md: '3' },
    borderTopWidth: '1px',
    borderTopStyle: 'dashed',
    textAlign: 'left',
    fontWeight: 'normal',
  },
});
const keptInSight = { position: 'sticky', left: '0', bg: 'bg.panel', zIndex: '1' } as const;

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '9',
    fontWeight: 'semibold',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'fg' },
    '& > svg': { boxSize: '3.5', flexShrink: '0' },
    '[aria-sort] > &': { color: 'fg' },
  },
});

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };

interface HeadingProps<Row> {
  column: Column<Row>;
  isFirst: boolean;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
}

function Heading<Row>({ column, isFirst, sorting, onSort }: HeadingProps<Row>) {
  const { key, label, title, value, isFigure = false, hideBelow } = column;
  const direction = sorting?.by === key ? sorting.direction : undefined;
  const Arrow = direction ? ARROWS[direction] : ArrowUpDown;
  const sort = (
    <SortButton
      type="button"
      aria-label={title ? `${label}, ${title}` : label}
      onClick={() => onSort(nextSorting(key, isFigure ? 'descending' : 'ascending', sorting))}
    >
      {label}
      <Arrow aria-hidden opacity={direction ? 1 : 0.45} />
    </SortButton>
  );
  return (
    <Cell
      as="th"
      scope="col"
      aria-sort={direction}
      hideBelow={hideBelow}
      textAlign={isFigure ? 'right' : 'left'}
      py="0"
      borderTopWidth="0"
      {...(isFirst && keptInSight)}
    >
      {value ? (
        title ? (
          <Tooltip content={title}>{sort}</Tooltip>
        ) : (
          sort
        )
      ) : (
        <chakra.span color="fg.muted" fontWeight="semibold">
          {label}
        </chakra.span>
      )}
    </Cell>
  );
}

/** Stays the same function, so that a row comes into sight once and not with each change. */
const comeIntoSight = (row: HTMLTableRowElement | null) => row?.scrollIntoView({ block: 'center' });

const TableRow = chakra('tr', { base: { '&[aria-current] > *': { bg: 'bg.subtle' } } });

/** A table that its headings sort. Where it is too wide, it scrolls within itself. */
export function SortableTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  current,
}: SortableTableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting>();
  const value = columns.find(({ key }) => key === sorting?.by)?.value;
  const shown = value && sorting ? sorted(rows, value, sorting.direction) : rows;
  return (
    <chakra.div
      overflowX="auto"
      role="region"
      aria-label={`Table: ${caption}`}
      tabIndex={0}
      mx="-4"
      px={{ base: '2', md: '1' }}
      {...sidewaysHint}
      pt="1" // room for the ring around a heading that has the focus
    >
      <chakra.table width="full" fontSize="sm">
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Heading
                key={column.key}
                column={column}
                isFirst={index === 0}
                sorting={sorting}
                onSort={setSorting}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <TableRow
              key={keyOf(row)}
              {...(current === keyOf(row) && { ref: comeIntoSight, 'aria-current': true })}
            >
              {columns.map(({ key, value: valueOf, cell, isFigure, hideBelow }, index) => (
                <Cell
                  key={key}
                  hideBelow={hideBelow}
                  {...(index === 0 && { as: 'th', scope: 'row', fontWeight: 'semibold' })}
                  {...(index === 0 && keptInSight)}
                  {...(isFigure && { textAlign: 'right', whiteSpace: 'nowrap' })}
                >
                  {cell ? cell(row) : (valueOf?.(row) ?? '–')}
                </Cell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
