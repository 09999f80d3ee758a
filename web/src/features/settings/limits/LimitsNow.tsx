import { Box, chakra, Flex } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import type { Limits } from '@/api/types';
import { Coins } from '@/ui/betting/Coins';
import { DateTime } from '@/ui/elements/DateTime';
import { limitSentence } from './limit-text';

const Figure = chakra('dd', { base: { fontWeight: 'bold', fontSize: 'lg' } });
const Name = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });

/** The limits in force, how much of them is used, and those that begin later. */
export function LimitsNow({ limits }: { limits: Limits }) {
  const { current, pending, pendingFrom, realityCheckMinutes, betsToday, lossThisWeek } = limits;
  return (
    <Box bg="bg.subtle" borderRadius="md" p="4">
      <chakra.p>
        Now: <b>{limitSentence(current)}</b>
        {realityCheckMinutes !== null && (
          <>
            {', '}
            <b>a reality check every {realityCheckMinutes} minutes</b>
          </>
        )}
        .
      </chakra.p>
      {pending && pendingFrom && (
        <Flex mt="2" gap="2" color="warn" fontWeight="semibold" role="note">
          <Box as="span" mt="0.5" flexShrink="0" aria-hidden>
            <Clock size={18} />
          </Box>
          <span>
            From <DateTime instant={pendingFrom} />: {limitSentence(pending, current)}.
          </span>
        </Flex>
      )}
      <Flex as="dl" gap="8" mt="3">
        <div>
          <Name>Bets today</Name>
          <Figure>{betsToday}</Figure>
        </div>
        <div>
          <Name>Lost this week</Name>
          <Figure>
            <Coins amount={lossThisWeek} />
          </Figure>
        </div>
      </Flex>
    </Box>
  );
}
