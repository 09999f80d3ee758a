import { chakra, Flex } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import type { Bet, BetLeg, LegWorth } from '@/api/types';
import { now } from '@/browser/server-clock';
import { legResult } from '@/domain/betting/bet-result';
import { formatLine } from '@/domain/betting/picks';
import { formatShare } from '@/domain/format/format';
import { LegStatus } from '@/ui/betting/BetLegs';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { Price } from '@/ui/betting/Price';
import { Badge } from '@/ui/elements/Badge';
import { Stat } from '@/ui/elements/Stat';
import { dashedRule } from '@/ui/layout/Card';
import { Lesson, signedShare } from './Lesson';
import { legLesson, legsLesson } from './leg-lessons';

/** The page of a game that can still be bet on; undefined for one that is over. */
function gameAddress({ gameId, sport, startTime, status }: BetLeg): string | undefined {
  if (status !== 'pending') return undefined;
  if (Date.parse(startTime) > now()) return `/place-bets?game=${gameId}`;
  return `/advanced-betting?sport=${sport}&game=${gameId}`;
}

interface LegProps {
  leg: BetLeg;
  worth: LegWorth;
  isSettled: boolean;
}

function Leg({ leg, worth, isSettled }: LegProps) {
  const result = legResult(leg);
  const address = gameAddress(leg);
  return (
    <chakra.li {...dashedRule} py="3" listStyleType="none">
      <Flex gap="3" align="flex-start" justify="space-between">
        <chakra.h3 fontWeight="semibold" minW="0" overflowWrap="anywhere">
          {leg.prediction}{' '}
          <chakra.span color="fg.muted" fontWeight="medium">
            <Price odds={leg.odds} />
          </chakra.span>{' '}
          {leg.isLive && <Badge tone="destructive">Live</Badge>}
        </chakra.h3>
        <LegStatus status={leg.status} isSettled={isSettled} />
      </Flex>
      <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {leg.sport.toUpperCase()} ·{' '}
        {address ? (
          <chakra.span color="brand" fontWeight="semibold" textDecoration="underline">
            <Link to={address}>{leg.eventName}</Link>
          </chakra.span>
        ) : (
          leg.eventName
        )}
        {result && ` · ${result}`}
        <PlayedOn {...leg} separator=" · " />
      </chakra.p>
      <Flex as="dl" wrap="wrap" columnGap="7" rowGap="1" my="2">
        <Stat name="No-vig chance">{formatShare(worth.noVigChance)}</Stat>
        <Stat name="Margin">{formatShare(worth.margin)}</Stat>
        {worth.closing && (
          <Stat name="Closing price">
            <Price odds={worth.closing.odds} />
          </Stat>
        )}
        {worth.closing && leg.betType !== 'moneyline' && (
          <Stat name="Closing line">{formatLine(leg.betType, worth.closing.line)}</Stat>
        )}
        {worth.closingLineValue !== null && (
          <Stat name={worth.isEstimated ? 'Closing-line value (estimated)' : 'Closing-line value'}>
            {signedShare(worth.closingLineValue)}
          </Stat>
        )}
      </Flex>
      <chakra.p maxW="70ch">{legLesson(leg, worth)}</chakra.p>
    </chakra.li>
  );
}

interface LegLessonsProps {
  bet: Bet;
  /** In the order of the legs. */
  worths: readonly LegWorth[];
}

/** A parlay, leg by leg: how each ended, and what it teaches by itself. */
export function LegLessons({ bet, worths }: LegLessonsProps) {
  return (
    <Lesson title="Leg by leg" icon={ListChecks} text={legsLesson(bet, worths)}>
      <chakra.ul aria-label="Legs" mb="3" listStyleType="none">
        {bet.legs.map((leg, index) => {
          const worth = worths[index];
          return (
            worth && (
              <Leg
                key={`${leg.gameId} ${leg.prediction}`}
                leg={leg}
                worth={worth}
                isSettled={bet.status !== 'pending'}
              />
            )
          );
        })}
      </chakra.ul>
    </Lesson>
  );
}
