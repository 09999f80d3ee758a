import { chakra, Flex } from '@chakra-ui/react';
import type { Advice, HistoricalAccuracy } from '@/api/types';
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
function ofText({ sampleSize, successRateLow, successRateHigh }: HistoricalAccuracy): string {
  const of = `of ${formatCoins(sampleSize)}`;
  if (successRateLow === undefined || successRateHigh === undefined) return of; // an older answer
  if (successRateLow === null || successRateHigh === null) return `${of}, too few to tell`;
  const low = Math.round(100 * successRateLow);
  return `${of}, which fits any true rate from ${low} to ${formatShare(successRateHigh, 0)}`;
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
