import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import type { Bet } from '@/api/types';
import { betTitle } from '@/domain/betting/bet-result';
import { counted } from '@/domain/format/counted';
import { FollowOpenBets } from '@/features/live-bets/FollowOpenBets';
import { LegNow } from '@/features/live-bets/LegNow';
import { LiveCondition, OpenBet } from '@/features/live-bets/OpenBet';
import { BetLegs } from '@/ui/betting/BetLegs';
import { BetStatusBadge } from '@/ui/betting/BetStatusBadge';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { Price } from '@/ui/betting/Price';
import { useSignInLinks } from '@/ui/feedback/use-sign-in-links';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';

function OwnBet({ bet }: { bet: Bet }) {
  const { payout } = bet;
  const leg = bet.betType === 'parlay' ? undefined : bet.legs[0];
  return (
    <chakra.li {...dashedRule} py="2.5" listStyleType="none" fontSize="sm" color="fg.muted">
      <Flex gap="2" align="baseline" justify="space-between">
        <chakra.p minW="0" overflowWrap="anywhere">
          <chakra.b color="fg">{betTitle(bet)}</chakra.b> <Price odds={bet.odds} />
        </chakra.p>
        <BetStatusBadge status={bet.status} />
      </Flex>
      {!leg && (
        <BetLegs
          legs={bet.legs}
          isSettled={payout !== null}
          showSource={false}
          nowOf={(one) => <LegNow leg={one} />}
        />
      )}
      {bet.condition && <LiveCondition {...bet} condition={bet.condition} />}
      <OpenBet {...bet} />
      <p>
        Staked {counted(bet.betAmount, 'coin')},{' '}
        {payout === null ? `to win ${bet.potentialWinnings}` : `paid back ${payout}`}
        {leg && <PlayedOn {...leg} separator=" · " />}
      </p>
      {payout !== null && (
        <chakra.span asChild color="brand" fontWeight="semibold">
          <Link to={`/my-bets/${bet.id}`}>Look back</Link>
        </chakra.span>
      )}
    </chakra.li>
  );
}

/** The player's own bets on the game. */
export function OwnBets({ bets }: { bets: readonly Bet[] }) {
  const { isDemo } = useCurrentUser();
  const { signIn } = useSignInLinks();
  return (
    <Card aria-label="Your bets on this game">
      <CardTitle mb="2">Your bets on this game</CardTitle>
      <FollowOpenBets bets={bets} />
      {bets.length === 0 && !isDemo && (
        <chakra.p fontSize="sm" color="fg.muted">
          None so far
        </chakra.p>
      )}
      {isDemo && (
        <chakra.p fontSize="sm" color="fg.muted">
          <chakra.span asChild textDecoration="underline" color="fg" fontWeight="semibold">
            <Link {...signIn}>Sign in</Link>
          </chakra.span>{' '}
          to see your own.
        </chakra.p>
      )}
      <ul>
        {bets.map((bet) => (
          <OwnBet key={bet.id} bet={bet} />
        ))}
      </ul>
    </Card>
  );
}
