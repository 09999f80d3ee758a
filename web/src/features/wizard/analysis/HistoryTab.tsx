import { chakra, Flex } from '@chakra-ui/react';
import type { Advice, HistoricalAccuracy } from '@/api/types';
import { BAND_FROM, rangeText } from '@/domain/analysis/win-rate';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { NO_HISTORY } from '@/domain/wizard/words';
import { PageLink } from '@/ui/elements/PageLink';
import { Stat } from '@/ui/elements/Stat';

/** Beside a rate of wins, which says nothing of prices by itself (RULES 49). */
function ClosingLine({ accuracy }: { accuracy: HistoricalAccuracy }) {
  const { closingLineValue, closes = 0 } = accuracy;
  if (closingLineValue === null || closingLineValue === undefined) return <>no close</>;
  return (
    <>
      {signedShare(closingLineValue)}{' '}
      <chakra.span fontSize="sm" fontWeight="medium" color="fg.muted">
        on {formatCoins(closes)} with a close
      </chakra.span>
    </>
  );
}

/** '53.7% of 41, which fits any true rate from 39 to 68%' without the rate. */
function ofText({ successRate, sampleSize }: HistoricalAccuracy): string {
  return sampleSize < BAND_FROM
    ? `of ${formatCoins(sampleSize)}, too few to tell`
    : `of ${formatCoins(sampleSize)}, which fits any true rate from ${rangeText(100 * successRate, sampleSize)}`;
}

/** What became of the Wizard's own advice on bets like this one. */
export function HistoryTab({ advice: { historicalAccuracy } }: { advice: Advice }) {
  return (
    <Flex direction="column" gap="3">
      {historicalAccuracy ? (
        <Flex as="dl" wrap="wrap" columnGap="8" rowGap="3">
          <Stat name="Similar situations">{formatCoins(historicalAccuracy.similarSituations)}</Stat>
          <Stat name="Success rate">
            {formatShare(historicalAccuracy.successRate)}{' '}
            <chakra.span fontSize="sm" fontWeight="medium" color="fg.muted">
              {ofText(historicalAccuracy)}
            </chakra.span>
          </Stat>
          <Stat name="Closing-line value">
            <ClosingLine accuracy={historicalAccuracy} />
          </Stat>
          <Stat name="Sample size">{formatCoins(historicalAccuracy.sampleSize)}</Stat>
        </Flex>
      ) : (
        <chakra.p color="fg.muted">{NO_HISTORY}</chakra.p>
      )}
      <chakra.p fontSize="sm" color="fg.muted">
        Its own settled recommendations in this sport and market, with a confidence near this one. A
        success rate alone does not say that a price was good.{' '}
        <PageLink path="/wizard/record">See the Wizard’s whole record</PageLink>
      </chakra.p>
    </Flex>
  );
}
