import { chakra } from '@chakra-ui/react';
import type { ReportSpread } from '@/api/classes/report';
import { bandsOf } from './report-words';

/** How many learners do a thing with so many of their bets: a bar and a number for each band. */
export function Spread({ title, spread }: { title: string; spread: ReportSpread }) {
  const bands = bandsOf(spread);
  const most = Math.max(...bands.map(({ count }) => count));
  return (
    <chakra.figure minW="0">
      <chakra.figcaption fontWeight="semibold" mb="1">
        {title}
      </chakra.figcaption>
      <chakra.table width="full" fontSize="sm" _print={{ fontSize: '8pt' }}>
        <chakra.caption srOnly>{title}: learners by the share of their bets</chakra.caption>
        <tbody>
          {bands.map(({ label, count }) => (
            <tr key={label}>
              <chakra.th
                scope="row"
                fontWeight="normal"
                textAlign="left"
                pr="2"
                whiteSpace="nowrap"
                width="1px"
              >
                {label}
              </chakra.th>
              <chakra.td pr="2">
                <chakra.svg width="full" height="0.8em" aria-hidden color="brand">
                  <rect height="100%" width={`${(100 * count) / most}%`} fill="currentColor" />
                </chakra.svg>
              </chakra.td>
              <chakra.td textAlign="right" fontVariantNumeric="tabular-nums" width="2rem">
                {count}
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.figure>
  );
}
