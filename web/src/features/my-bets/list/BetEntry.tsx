import { memo } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { Bet } from '@/api/types';
import { betResult, betTitle } from '@/domain/betting/bet-result';
import { formatCoins, formatShare } from '@/domain/format/format';
import { LegNow } from '@/features/live-bets/LegNow';
import { LookBackLink } from '@/features/live-bets/LookBackLink';
import { LiveCondition, OpenBet } from '@/features/live-bets/OpenBet';
import { kindOf } from '@/features/my-bets/bet-text';
import { useNote } from '@/features/my-bets/note/Note';
import { lostBy } from '@/features/my-bets/parts';
import { BetLegs } from '@/ui/betting/BetLegs';
import { BetStatusBadge } from '@/ui/betting/BetStatusBadge';
import { Coins } from '@/ui/betting/Coins';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { Price } from '@/ui/betting/Price';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { Badge } from '@/ui/elements/Badge';
import { DateTime } from '@/ui/elements/DateTime';
import { VerifyLink } from '@/ui/elements/VerifyLink';
import { dashedRule } from '@/ui/layout/Card';

/** The bet's effect on the balance, or its possible effect. */
function Effect({ bet }: { bet: Bet }) {
  if (bet.payout === null) {
    return (
      <chakra.span color="fg.muted" display="inline-flex" gap="1.5">
        to win <Coins amount={bet.potentialWinnings} />
      </chakra.span>
    );
  }
  const profit = bet.payout - bet.betAmount;
  return (
    <chakra.b fontSize="lg" color={profit > 0 ? 'win' : profit < 0 ? 'loss' : undefined}>
      <Coins signed amount={profit} />
    </chakra.b>
  );
}

interface BetEntryProps {
  bet: Bet;
  /** The player's own; empty where there is none. */
  note: string;
  /** The games of the list come from several sources. */
  showSource: boolean;
  /** It is settled, and its look-back was not opened. */
  isUnread: boolean;
}

/** One bet of the list; a settled one leads to what it teaches. */
export const BetEntry = memo(function BetEntry({ bet, note, showSource, isUnread }: BetEntryProps) {
  const isParlay = bet.betType === 'parlay';
  const [leg] = bet.legs;
  const result = betResult(bet);
  const whyLost = lostBy(bet);
  const own = useNote({ betId: bet.id, about: betTitle(bet), note });
  return (
    <Grid
      as="li"
      listStyleType="none"
      _notFirst={dashedRule}
      templateColumns={{
        base: 'minmax(0, 1fr) auto',
        md: 'minmax(0, 1fr) 11rem 9rem 8.5rem',
      }}
      columnGap="4"
      rowGap="1"
      alignItems="center"
      py="3"
      fontSize="sm"
      color="fg.muted"
    >
      <div>
        <chakra.p color="fg" fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
          {betTitle(bet)}{' '}
          <chakra.span color="fg.muted" fontWeight="medium">
            <Price odds={bet.odds} />
          </chakra.span>{' '}
          {!isParlay && bet.isLive && <Badge tone="destructive">Live</Badge>}
        </chakra.p>
        {!isParlay && (
          <>
            {bet.condition && <LiveCondition {...bet} condition={bet.condition} />}
            {whyLost && <p>{whyLost}</p>}
            <chakra.p overflowWrap="anywhere">
              {bet.sport.toUpperCase()} · {kindOf(bet)} · {bet.eventName}
              {leg && <PlayedOn {...leg} separator=" · " />}
              {result && ` · ${result}`} {showSource && <SourceLabel source={bet.source} />}
            </chakra.p>
            <OpenBet {...bet} />
          </>
        )}
      </div>
      {isParlay && (
        <Box gridRow="2" gridColumn={{ base: '1 / -1', md: '1' }}>
          <BetLegs
            legs={bet.legs}
            isSettled={bet.payout !== null}
            showSource={showSource}
            nowOf={(leg) => <LegNow leg={leg} />}
          />
          <OpenBet {...bet} />
        </Box>
      )}
      <Flex
        direction={{ base: 'row', md: 'column' }}
        wrap="wrap"
        columnGap="2"
        gridRow={{ base: '3', md: 'auto' }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        <span>Staked {formatCoins(bet.betAmount)}</span>
        <DateTime instant={bet.createdAt} />
        {bet.statedChance !== null && <span>You said {formatShare(bet.statedChance, 0)}</span>}
      </Flex>
      <Flex direction="column" align="flex-end" gap="1" whiteSpace="nowrap">
        <BetStatusBadge status={bet.status} />
        <Effect bet={bet} />
      </Flex>
      <Flex
        direction={{ base: 'row', md: 'column' }}
        align={{ base: 'center', md: 'flex-end' }}
        columnGap="8"
        gridRow={{ base: '4', md: 'auto' }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        {bet.payout !== null && <LookBackLink bet={bet} isUnread={isUnread} />}
        <VerifyLink bet={bet.id} about={betTitle(bet)} />
        {own.button}
      </Flex>
      {own.text && (
        <Box gridColumn="1 / -1" gridRow={{ base: '5', md: 'auto' }}>
          {own.text}
        </Box>
      )}
    </Grid>
  );
});
