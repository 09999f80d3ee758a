import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import type { BetsSummary } from '@/api/types';
import { formatCoins, formatPercent } from '@/domain/format/format';
import { Coins } from '@/ui/betting/Coins';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';

function Figure({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    // As many beside each other as fit, however many digits they have.
    <Box flex={{ base: '1 0 40%', md: '1 0 20%' }}>
      <chakra.dt fontSize="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        display="flex"
        alignItems="center"
        minH="10"
        fontFamily="heading"
        fontWeight="bold"
        fontSize={{ base: 'xl', md: '2xl' }}
        lineHeight="1.3"
      >
        {children}
      </chakra.dd>
      <chakra.dd fontSize="sm" color="fg.muted">
        {note}
      </chakra.dd>
    </Box>
  );
}

/** '52.4% of what was staked': profit over stakes. */
function returnText({ profit, staked }: BetsSummary, isFiltered: boolean): string {
  if (staked === 0) return isFiltered ? 'nothing settled among these' : 'nothing settled yet';
  const share = formatPercent((100 * profit) / staked);
  return `${profit > 0 ? '+' : ''}${share} of the stakes`;
}

function recordText({ won, lost, push, void: voided }: BetsSummary): string {
  const neutral = [push > 0 && `${push} push`, voided > 0 && `${voided} void`].filter(Boolean);
  return [`${won} won`, `${lost} lost`, ...neutral].join(' · ');
}

interface TotalsProps {
  summary: BetsSummary | undefined;
  isFiltered: boolean;
}

/** The sums over all bets under the filter, not only those on the page. */
export function Totals({ summary, isFiltered }: TotalsProps) {
  if (!summary) return <Skeleton height="28" />;
  const { count, pending, staked, returned, profit, open } = summary;
  return (
    <Card aria-label="Totals">
      <Flex as="dl" wrap="wrap" gap="4">
        <Figure label="Bets" note={recordText(summary)}>
          {count}
        </Figure>
        <Figure label="Open" note={pending === 1 ? 'in 1 bet' : `in ${pending} bets`}>
          <Coins amount={open} />
        </Figure>
        <Figure label="Staked and settled" note={`${formatCoins(returned)} came back`}>
          <Coins amount={staked} />
        </Figure>
        <Figure label="Profit" note={returnText(summary, isFiltered)}>
          <chakra.span
            display="inline-flex"
            color={profit > 0 ? 'win' : profit < 0 ? 'loss' : undefined}
          >
            <Coins signed amount={profit} />
          </chakra.span>
        </Figure>
      </Flex>
    </Card>
  );
}
