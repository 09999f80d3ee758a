import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { sidewaysHint } from '@/ui/tables/sideways-hint';

const Cell = chakra('td', {
  base: {
    py: '2',
    px: { base: '1', md: '2' },
    textAlign: 'right',
    borderTopWidth: '1px',
    borderTopStyle: 'dashed',
    _first: { textAlign: 'left', fontWeight: 'semibold' },
  },
});

/** The width of a column of totals: two digits with their padding. */
const TOTAL_REM = 1.75;

interface FigureTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** So many last columns stay in sight, as the first does, where the table scrolls sideways. */
  totals?: number;
  /** The cells are words rather than numbers. */
  words?: boolean;
}

/** A table of numbers; the first column names them. */
export function FigureTable({ caption, head, rows, totals = 0, words }: FigureTableProps) {
  const kept = (column: number) => {
    const after = head.length - 1 - column;
    if (totals === 0 || (column > 0 && after >= totals)) return {};
    const place = column === 0 ? { left: '0' } : { right: `${after * TOTAL_REM}rem` };
    return { position: 'sticky', bg: 'bg.panel', minW: `${TOTAL_REM}rem`, ...place } as const;
  };
  return (
    <chakra.div
      overflowX="auto"
      mt="4"
      tabIndex={0}
      role="region"
      aria-label={`Table: ${caption}`}
      {...sidewaysHint}
    >
      <chakra.table width="full" fontSize="sm">
        <chakra.caption textAlign="left" fontWeight="semibold" pb="2">
          {caption}
        </chakra.caption>
        <thead>
          <tr>
            {head.map((title, column) => (
              <chakra.th
                key={title}
                scope="col"
                px={{ base: '1', md: '2' }}
                pb="1.5"
                color="fg.muted"
                fontWeight="medium"
                textAlign={column === 0 || words ? 'left' : 'right'}
                {...kept(column)}
              >
                {title}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <Cell key={column} {...kept(column)} {...(words && { textAlign: 'left' })}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
