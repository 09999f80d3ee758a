import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { parlayOdds } from '@/domain/betting/parlay';
import { Coins } from '@/ui/betting/Coins';
import { Price } from '@/ui/betting/Price';
import { totals } from './lines';
import type { OpenLine } from './lines';
import { parlayReturns } from './orders';
import type { Parlay } from './orders';

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex justify="space-between" gap="3" fontSize="sm">
      <chakra.span color="fg.muted">{label}</chakra.span>
      <b>{children}</b>
    </Flex>
  );
}

interface SlipTotalsProps {
  lines: readonly OpenLine[];
  parlay: Parlay | undefined;
}

/** Winnings come on top of the stake, as everywhere; what a parlay returns has the stake in it. */
function sumsOf(lines: readonly OpenLine[], parlay: Parlay | undefined) {
  if (!parlay) return { ...totals(lines), returns: undefined };
  const returns = parlayReturns(lines, parlay.stake);
  return { stake: parlay.stake, winnings: returns - parlay.stake, returns };
}

/** The cost of the slip and its possible winnings. */
export function SlipTotals({ lines, parlay }: SlipTotalsProps) {
  const { stake, winnings, returns } = sumsOf(lines, parlay);
  return (
    <div>
      {parlay && (
        <Figure label="Combined odds">
          <Price odds={parlayOdds(lines.map(({ quote }) => quote.odds))} />
        </Figure>
      )}
      <Figure label="Total stake">
        <Coins amount={stake} />
      </Figure>
      <Figure label="Potential winnings">
        <Coins amount={winnings} />
      </Figure>
      {returns !== undefined && (
        <Figure label="Returns with the stake">
          <Coins amount={returns} />
        </Figure>
      )}
    </div>
  );
}
