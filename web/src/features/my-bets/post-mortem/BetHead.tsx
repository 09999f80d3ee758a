import { chakra, Flex } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import type { Bet, PostMortem } from '@/api/types';
import { betResult, betTitle } from '@/domain/betting/bet-result';
import { aboutRecord } from '@/domain/wizard/ask';
import { Note } from '@/features/my-bets/note/Note';
import { partsOf } from '@/features/my-bets/parts';
import { BetStatusBadge } from '@/ui/betting/BetStatusBadge';
import { Coins } from '@/ui/betting/Coins';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { Price } from '@/ui/betting/Price';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { AskWizardLink } from '@/ui/elements/AskWizardLink';
import { Badge } from '@/ui/elements/Badge';
import { DateTime } from '@/ui/elements/DateTime';
import { Stat } from '@/ui/elements/Stat';
import { VerifyLink } from '@/ui/elements/VerifyLink';
import { Card } from '@/ui/layout/Card';
import { BothParts } from './BothParts';

/** 'Final: Miami Heat 98, Boston Celtics 104': the names as the bet has them, each with its score on the same line. */
function scoreText(bet: Bet): string | undefined {
  const { eventName, score, betType } = bet;
  const result = betType === 'prop' && betResult(bet);
  if (result) return `${eventName}: ${result}`;
  const [away, home] = eventName.split(' @ ');
  return score && away && home
    ? `Final: ${away}\u00a0${score.away}, ${home}\u00a0${score.home}`
    : undefined;
}

/** The bet itself, how its game ended, and what it paid. */
export function BetHead({ postMortem }: { postMortem: PostMortem }) {
  const { bet, note, awarded } = postMortem;
  const profit = (bet.payout ?? 0) - bet.betAmount;
  const score = scoreText(bet);
  const parts = partsOf(postMortem);
  const isParlay = bet.betType === 'parlay';
  return (
    <Card aria-label="The bet">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <chakra.h2 fontSize="xl">
          {betTitle(bet)}{' '}
          <chakra.span color="fg.muted">
            <Price odds={bet.odds} />
          </chakra.span>
        </chakra.h2>
        <Flex gap="2" align="center">
          {awarded > 0 && (
            <Badge tone="chalk" role="status">
              <Sparkles aria-hidden />+{awarded} XP for looking back
            </Badge>
          )}
          <BetStatusBadge status={bet.status} />
        </Flex>
      </Flex>
      <Flex gap="2" align="center" wrap="wrap" mt="1" color="fg.muted">
        <span>
          {isParlay
            ? 'Every leg has to win'
            : `${bet.sport.toUpperCase()} · ${score ?? bet.eventName}`}
        </span>
        {bet.isLive && <Badge tone="destructive">Live</Badge>}
        {!isParlay && (
          <PlayedOn sport={bet.sport} recordedStart={bet.legs[0]?.recordedStart ?? null} />
        )}
        <SourceBadge source={bet.source} />
      </Flex>
      {parts && <BothParts parts={parts} />}
      <Flex as="dl" wrap="wrap" columnGap="7" rowGap="2" mt="4">
        <Stat name="Staked">
          <Coins amount={bet.betAmount} />
        </Stat>
        <Stat name="Came back">
          <Coins amount={bet.payout ?? 0} />
        </Stat>
        <Stat name="Result">
          <chakra.span color={profit > 0 ? 'win' : profit < 0 ? 'loss' : undefined}>
            <Coins signed amount={profit} />
          </chakra.span>
        </Stat>
        <Stat name="Placed">
          <DateTime instant={bet.createdAt} fontSize="md" fontWeight="medium" />
        </Stat>
        {bet.settledAt && (
          <Stat name="Settled">
            <DateTime instant={bet.settledAt} fontSize="md" fontWeight="medium" />
          </Stat>
        )}
      </Flex>
      <chakra.div mt="3">
        <Note betId={bet.id} about={betTitle(bet)} note={note} />
      </chakra.div>
      <chakra.p mt="4" fontSize="sm">
        <AskWizardLink question={aboutRecord(bet)} about="your bets like this one" />
      </chakra.p>
      <VerifyLink bet={bet.id} about={betTitle(bet)} />
    </Card>
  );
}
