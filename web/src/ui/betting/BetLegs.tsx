import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { CircleSlash } from 'lucide-react';
import { legResult } from '@/domain/betting/bet-result';
import type { LegEnd } from '@/domain/betting/bet-result';
import type { Source } from '@/domain/betting/source';
import { Badge } from '@/ui/elements/Badge';
import { BetStatusBadge } from './BetStatusBadge';
import { PlayedOn } from './PlayedOn';
import { Price } from './Price';
import { SourceLabel } from './SourceBadge';

interface ShownLeg extends LegEnd {
  gameId: string;
  eventName: string;
  sport: string;
  source: Source;
  recordedStart: string | null;
  prediction: string;
  odds: number;
  isLive: boolean;
}

interface LegStatusProps {
  status: LegEnd['status'];
  /** The whole bet is settled. */
  isSettled: boolean;
}

/** The status of a leg. An open leg of a lost parlay decides nothing any more. */
export function LegStatus({ status, isSettled }: LegStatusProps) {
  if (status !== 'pending' || !isSettled) return <BetStatusBadge status={status} />;
  return (
    <Badge tone="outline">
      <CircleSlash aria-hidden />
      Not needed
    </Badge>
  );
}

interface LegProps {
  leg: ShownLeg;
  isSettled: boolean;
  showSource: boolean;
  now?: ReactNode;
}

function Leg({ leg, isSettled, showSource, now }: LegProps) {
  const result = legResult(leg);
  return (
    <Flex as="li" gap="3" align="flex-start" py="1.5" listStyleType="none">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.span color="fg" fontWeight="semibold">
          {leg.prediction}
        </chakra.span>{' '}
        <Price odds={leg.odds} /> {leg.isLive && <Badge tone="destructive">Live</Badge>}
        <chakra.p>
          {leg.eventName}
          <PlayedOn {...leg} separator=" · " />
          {result && ` · ${result}`} {showSource && <SourceLabel source={leg.source} />}
        </chakra.p>
        {now}
      </chakra.div>
      <LegStatus status={leg.status} isSettled={isSettled} />
    </Flex>
  );
}

interface BetLegsProps<Leg> {
  legs: readonly Leg[];
  /** The whole parlay is settled: after its first lost leg, others may still be open. */
  isSettled: boolean;
  /** The games of the legs come from several sources. */
  showSource: boolean;
  /** How an open leg stands. */
  nowOf?: (leg: Leg) => ReactNode;
}

/** The legs of a parlay, each with its status. */
export function BetLegs<One extends ShownLeg>({
  legs,
  isSettled,
  showSource,
  nowOf,
}: BetLegsProps<One>) {
  return (
    <chakra.ul
      aria-label="Legs"
      fontSize="sm"
      color="fg.muted"
      pl="3"
      mt="1"
      borderLeftWidth="3px"
      borderColor="border"
    >
      {legs.map((leg) => (
        <Leg
          key={`${leg.gameId} ${leg.prediction}`}
          leg={leg}
          isSettled={isSettled}
          showSource={showSource}
          now={isSettled ? undefined : nowOf?.(leg)}
        />
      ))}
    </chakra.ul>
  );
}
