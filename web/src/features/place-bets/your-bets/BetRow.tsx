import { memo } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Bet } from '@/api/types';
import { betResult, betTitle } from '@/domain/betting/bet-result';
import { formatCoins } from '@/domain/format/format';
import { LegNow } from '@/features/live-bets/LegNow';
import { LookBackLink } from '@/features/live-bets/LookBackLink';
import { LiveCondition, OpenBet } from '@/features/live-bets/OpenBet';
import { BetLegs } from '@/ui/betting/BetLegs';
import { BetStatusBadge } from '@/ui/betting/BetStatusBadge';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { Price } from '@/ui/betting/Price';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { Badge } from '@/ui/elements/Badge';
import { dashedRule } from '@/ui/layout/Card';

/** The difference to the balance: 0 for a returned stake. */
function Result({ profit }: { profit: number }) {
  return (
    <chakra.b color={profit > 0 ? 'win' : profit < 0 ? 'loss' : 'fg'} whiteSpace="nowrap">
      {profit > 0 && '+'}
      {formatCoins(profit)}
      <chakra.span srOnly> coins</chakra.span>
    </chakra.b>
  );
}

interface BetRowProps {
  bet: Bet;
  /** The games of the rows come from several sources. */
  showSource: boolean;
  /** It is settled, and its look-back was not opened. */
  isUnread: boolean;
}

/** A bet in short, beside the games; My Bets shows the rest. */
export const BetRow = memo(function BetRow({ bet, showSource, isUnread }: BetRowProps) {
  const { payout } = bet;
  const isParlay = bet.betType === 'parlay';
  const [leg] = bet.legs;
  const result = betResult(bet);
  return (
    <chakra.li {...dashedRule} py="2.5" listStyleType="none" fontSize="sm" color="fg.muted">
      <Flex gap="2" align="baseline">
        <chakra.p flex="1" minW="0" overflowWrap="anywhere">
          <chakra.b color="fg">{betTitle(bet)}</chakra.b> <Price odds={bet.odds} />{' '}
          {!isParlay && bet.isLive && <Badge tone="destructive">Live</Badge>}
        </chakra.p>
        {payout !== null && <Result profit={payout - bet.betAmount} />}
        <BetStatusBadge status={bet.status} />
      </Flex>
      {isParlay ? (
        <BetLegs
          legs={bet.legs}
          isSettled={payout !== null}
          showSource={false}
          nowOf={(leg) => <LegNow leg={leg} />}
        />
      ) : (
        <Box overflowWrap="anywhere">
          {bet.eventName}
          {leg && <PlayedOn {...leg} separator=" · " />}
          {result && ` · ${result}`}
        </Box>
      )}
      {bet.condition && <LiveCondition {...bet} condition={bet.condition} />}
      <OpenBet {...bet} />
      {payout === null && (
        <p>
          {formatCoins(bet.betAmount)} to win {formatCoins(bet.potentialWinnings)} coins
        </p>
      )}
      {showSource && <SourceLabel source={bet.source} />}
      {payout !== null && <LookBackLink bet={bet} isUnread={isUnread} />}
    </chakra.li>
  );
});
