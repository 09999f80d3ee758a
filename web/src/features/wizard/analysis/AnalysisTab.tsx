import { chakra, Flex } from '@chakra-ui/react';
import { CircleSlash, ShieldAlert, ShieldCheck, ShieldQuestion, Target } from 'lucide-react';
import type { Advice } from '@/api/types';
import { signed } from '@/domain/format/signed';
import { isPass } from '@/domain/wizard/pass';
import { Coins } from '@/ui/betting/Coins';
import { GameStart } from '@/ui/betting/GameStart';
import { Price } from '@/ui/betting/Price';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { Badge } from '@/ui/elements/Badge';
import { PageLink } from '@/ui/elements/PageLink';
import { Stat } from '@/ui/elements/Stat';
import { ConfidenceBar } from './ConfidenceBar';

const RISKS = {
  low: { word: 'Low', tone: 'win', Icon: ShieldCheck },
  medium: { word: 'Medium', tone: 'warn', Icon: ShieldQuestion },
  high: { word: 'High', tone: 'loss', Icon: ShieldAlert },
} as const;

/** Beside a Pass a green one would praise a bet that nobody is to make. */
function RiskBadge({ advice }: { advice: Advice }) {
  const { word, tone, Icon } = RISKS[advice.analysis.riskLevel];
  return (
    <Badge tone={isPass(advice) ? 'outline' : tone} fontSize="sm">
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}

/** The pick, or that there is none; beside it the price that was looked at. */
function Recommendation({ advice }: { advice: Advice }) {
  const { recommendation, pick } = advice;
  const passes = isPass(advice);
  const Icon = passes ? CircleSlash : Target;
  return (
    <Flex gap="3" align="flex-start" p="3.5" bg="bg.subtle" borderRadius="md">
      <chakra.span color={passes ? 'fg.muted' : 'win'} mt="0.5" flexShrink="0" aria-hidden>
        <Icon size={22} />
      </chakra.span>
      <chakra.div minW="0">
        <chakra.p fontSize="sm" color="fg.muted">
          Recommendation
        </chakra.p>
        <chakra.p
          fontFamily="heading"
          fontWeight="extrabold"
          fontSize="xl"
          lineHeight="1.2"
          overflowWrap="anywhere"
        >
          {recommendation}
        </chakra.p>
        {pick?.event !== undefined && (
          <chakra.p fontSize="sm" mt="1" overflowWrap="anywhere">
            <PageLink path={`/game-details/${pick.gameId}`}>{pick.event}</PageLink>{' '}
            <GameStart instant={pick.startsAt} color="fg.muted" />
          </chakra.p>
        )}
        {pick && (
          <chakra.p fontSize="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
            {passes && `Looked at: ${pick.prediction} `}
            at <Price odds={pick.odds} /> <SourceLabel source={pick.source ?? undefined} />
          </chakra.p>
        )}
      </chakra.div>
    </Flex>
  );
}

/** What the Wizard says of the bet, and how sure it is. */
export function AnalysisTab({ advice }: { advice: Advice }) {
  const { confidence, analysis, reasoning, pick } = advice;
  return (
    <Flex direction="column" gap="4">
      <Recommendation advice={advice} />
      <ConfidenceBar confidence={confidence} isPass={isPass(advice)} />
      <Flex as="dl" wrap="wrap" columnGap="8" rowGap="3">
        <Stat name="Risk level">
          <RiskBadge advice={advice} />
        </Stat>
        <Stat name="Expected value">{signed(analysis.expectedValue)}% of the stake</Stat>
        {pick && pick.stakeKelly > 0 && (
          <>
            <Stat name="Half Kelly stake">
              <Coins amount={pick.stakeHalfKelly} />
            </Stat>
            <Stat name="Kelly stake">
              <Coins amount={pick.stakeKelly} />
            </Stat>
          </>
        )}
      </Flex>
      <div>
        <chakra.h3 fontSize="md" mb="1">
          Reasoning
        </chakra.h3>
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {reasoning}
        </chakra.p>
      </div>
    </Flex>
  );
}
