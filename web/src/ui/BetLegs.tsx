import { chakra, Flex } from '@chakra-ui/react';
import { legResult } from '@/lib/bet-result';
import type { LegEnd } from '@/lib/bet-result';
import type { Source } from '@/lib/source';
import { Badge } from './Badge';
import { BetStatusBadge } from './BetStatusBadge';
import { Price } from './Price';
import { SourceWord } from './SourceBadge';

interface ShownLeg extends LegEnd {
  gameId: string;
  eventName: string;
  source: Source;
  prediction: string;
  odds: number;
  isLive: boolean;
}

function Leg({ leg, saysSource }: { leg: ShownLeg; saysSource: boolean }) {
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
          {result && ` · ${result}`} {saysSource && <SourceWord source={leg.source} />}
        </chakra.p>
      </chakra.div>
      <BetStatusBadge status={leg.status} />
    </Flex>
  );
}

interface BetLegsProps {
  legs: readonly ShownLeg[];
  /** The games of the legs come from several sources. */
  saysSource?: boolean;
}

/** The legs of a parlay, each with how it stands. */
export function BetLegs({ legs, saysSource = false }: BetLegsProps) {
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
        <Leg key={`${leg.gameId} ${leg.prediction}`} leg={leg} saysSource={saysSource} />
      ))}
    </chakra.ul>
  );
}
