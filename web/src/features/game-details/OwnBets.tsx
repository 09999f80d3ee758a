import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useRefetchOnSettlement } from '@/api/streams/refetch-on-settlement';
import type { Bet } from '@/api/types';
import { betTitle } from '@/domain/betting/bet-result';
import { counted } from '@/domain/format/counted';
import { BetCondition } from '@/ui/betting/BetCondition';
import { BetLegs } from '@/ui/betting/BetLegs';
import { BetStatusBadge } from '@/ui/betting/BetStatusBadge';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { Price } from '@/ui/betting/Price';
import { useSignInLinks } from '@/ui/feedback/use-sign-in-links';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';

/** Draws nothing. It is mounted only while a bet is open. */
function RefetchOnSettlement() {
  useRefetchOnSettlement();
  return null;
}

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
      {!leg && <BetLegs legs={bet.legs} isSettled={payout !== null} showSource={false} />}
      {bet.condition && <BetCondition condition={bet.condition} eventName={bet.eventName} />}
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
      {bets.some(({ status }) => status === 'pending') && <RefetchOnSettlement />}
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
