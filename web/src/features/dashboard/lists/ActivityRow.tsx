import { memo } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { Activity } from '@/api/types';
import { betResult, betTitle } from '@/domain/betting/bet-result';
import { BET_TYPE_NAMES } from '@/domain/betting/picks';
import { formatCoins } from '@/domain/format/format';
import { LegNow } from '@/features/live-bets/LegNow';
import { LookBackLink } from '@/features/live-bets/LookBackLink';
import { LiveCondition, OpenBet } from '@/features/live-bets/OpenBet';
import { BetLegs } from '@/ui/betting/BetLegs';
import { BetStatusBadge } from '@/ui/betting/BetStatusBadge';
import { Coins } from '@/ui/betting/Coins';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { Price } from '@/ui/betting/Price';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { DateTime } from '@/ui/elements/DateTime';

/** The bet's effect on the balance, or its possible effect. */
function Effect({ bet }: { bet: Activity }) {
  const { status, betAmount, potentialWinnings, payout } = bet;
  switch (status) {
    case 'won':
      return (
        <chakra.b color="win">
          <Coins signed amount={(payout ?? 0) - betAmount} />
        </chakra.b>
      );
    case 'lost':
      return (
        <chakra.b color="loss">
          <Coins amount={-betAmount} />
        </chakra.b>
      );
    case 'pending':
      return (
        <Flex as="span" gap="1.5">
          to win <Coins amount={potentialWinnings} />
        </Flex>
      );
    case 'push':
    case 'void':
      return <span>stake returned</span>;
  }
}

interface ActivityRowProps {
  bet: Activity;
  /** The games of the rows come from several sources. */
  showSource: boolean;
  /** It is nobody's: there is nothing to look back at. */
  isSample: boolean;
}

export const ActivityRow = memo(function ActivityRow({
  bet,
  showSource,
  isSample,
}: ActivityRowProps) {
  const [leg] = bet.legs;
  const result = betResult(bet);
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr) auto',
        md: 'minmax(0, 1fr) auto minmax(8rem, auto)',
      }}
      columnGap={{ base: '3', md: '5' }}
      py="3"
      fontSize="sm"
      color="fg.muted"
    >
      <div>
        <chakra.p color="fg" fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
          {betTitle(bet)}{' '}
          <chakra.span color="fg.muted" fontWeight="medium">
            <Price odds={bet.odds} />
          </chakra.span>
        </chakra.p>
        {bet.condition && <LiveCondition {...bet} condition={bet.condition} />}
        {bet.betType === 'parlay' ? (
          <BetLegs
            legs={bet.legs}
            isSettled={bet.payout !== null}
            showSource={showSource}
            nowOf={(leg) => <LegNow leg={leg} />}
          />
        ) : (
          <chakra.p overflowWrap="anywhere">
            <span>
              {BET_TYPE_NAMES[bet.betType]} · {bet.eventName}
              {leg && <PlayedOn {...leg} separator=" · " />}
              {result && ` · ${result}`}
            </span>{' '}
            {showSource && <SourceLabel source={bet.source} />}
          </chakra.p>
        )}
        <OpenBet {...bet} />
      </div>
      <Flex
        direction={{ base: 'row', md: 'column' }}
        wrap="wrap"
        align={{ base: 'baseline', md: 'flex-end' }}
        columnGap="2"
        gridRow={{ base: '2', md: 'auto' }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        lineHeight={{ md: '1.7' }}
      >
        <span>Staked {formatCoins(bet.betAmount)}</span>
        <DateTime instant={bet.createdAt} />
      </Flex>
      <Flex direction="column" align="flex-end" gap="1.5" whiteSpace="nowrap">
        <BetStatusBadge status={bet.status} />
        <Effect bet={bet} />
        {bet.payout !== null && !isSample && <LookBackLink bet={bet} isUnread={false} />}
      </Flex>
    </Grid>
  );
});
