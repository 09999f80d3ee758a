import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { parlayOdds } from '@/lib/parlay';
import { Coins } from '@/ui/Coins';
import { Price } from '@/ui/Price';
import { totals } from './lines';
import type { OpenLine } from './lines';
import { parlayReturns } from './request';
import type { Parlay } from './request';

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

/** What it costs and what it may bring: of a parlay with its stake, else the winnings alone. */
export function SlipTotals({ lines, parlay }: SlipTotalsProps) {
  if (parlay) {
    return (
      <>
        <Figure label="Combined odds">
          <Price odds={parlayOdds(lines.map(({ quote }) => quote.odds))} />
        </Figure>
        <Figure label="Total stake">
          <Coins amount={parlay.stake} />
        </Figure>
        <Figure label="Returns if all win">
          <Coins amount={parlayReturns(lines, parlay.stake)} />
        </Figure>
      </>
    );
  }
  const { stake, winnings } = totals(lines);
  return (
    <>
      <Figure label="Total stake">
        <Coins amount={stake} />
      </Figure>
      <Figure label="Potential winnings">
        <Coins amount={winnings} />
      </Figure>
    </>
  );
}
