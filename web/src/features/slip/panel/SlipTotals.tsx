import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { parlayOdds } from '@/domain/betting/parlay';
import { formatShare } from '@/domain/format/format';
import { impliedChance } from '@/domain/odds/odds';
import { totals } from '@/features/slip/selections/lines';
import type { OpenLine } from '@/features/slip/selections/lines';
import { parlayMargin, parlayReturns } from '@/features/slip/selections/orders';
import type { Parlay } from '@/features/slip/selections/orders';
import { Coins } from '@/ui/betting/Coins';
import { Price } from '@/ui/betting/Price';

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex justify="space-between" gap="3" fontSize="sm">
      <chakra.span color="fg.muted">{label}</chakra.span>
      <b>{children}</b>
    </Flex>
  );
}

/** The price of a parlay: the chance that it asks for, and what the bookmaker keeps of it. */
function ParlayPrice({ lines }: { lines: readonly OpenLine[] }) {
  const odds = parlayOdds(lines.map(({ quote }) => quote.odds));
  const margin = parlayMargin(lines);
  return (
    <>
      <Figure label="Combined odds">
        <Price odds={odds} />
      </Figure>
      <Figure label="Implied chance">{formatShare(impliedChance(odds))}</Figure>
      {margin !== undefined && <Figure label="Bookmaker margin">{formatShare(margin)}</Figure>}
    </>
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
      {parlay && <ParlayPrice lines={lines} />}
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
