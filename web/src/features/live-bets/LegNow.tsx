import { memo } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useShallow } from 'zustand/react/shallow';
import { useAllLive } from '@/api/streams/all-live';
import type { BetLeg } from '@/api/types';
import { useMinute } from '@/browser/server-clock';
import { chanceWords } from '@/domain/betting/live-chance';
import { stateOfPlay } from '@/domain/betting/open-bet';
import type { StateOfPlay } from '@/domain/betting/open-bet';
import { startsWords } from '@/domain/format/dates';
import { formatShare } from '@/domain/format/format';
import { useDates } from '@/state/use-dates';

function Start({ instant }: { instant: string }) {
  const { timeZone } = useDates();
  return <chakra.span color="fg">{startsWords(instant, useMinute(), timeZone)}</chakra.span>;
}

/** The chance that the live prices give the pick, their margin taken out. */
function ChanceBar({ chance }: { chance: number }) {
  const words = chanceWords(chance);
  return (
    <Flex align="center" gap="2" mt="1">
      <Box
        role="meter"
        aria-label="Live chance"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * chance)}
        aria-valuetext={words}
        flex="1"
        maxW="11rem"
        height="1.5"
        borderRadius="full"
        bg="border"
        overflow="hidden"
      >
        <Box
          height="full"
          bg="brand"
          borderRadius="full"
          transition="width"
          transitionDuration="slow"
          style={{ width: formatShare(chance) }}
        />
      </Box>
      <chakra.span fontSize="xs" whiteSpace="nowrap" aria-hidden>
        {words} chance now
      </chakra.span>
    </Flex>
  );
}

function Live({ clock, words, chance }: StateOfPlay) {
  return (
    <Box>
      <chakra.p color="fg" overflowWrap="anywhere">
        <chakra.b color="loss" whiteSpace="nowrap">
          {clock}
        </chakra.b>{' '}
        · {words}
      </chakra.p>
      {chance !== undefined && <ChanceBar chance={chance} />}
    </Box>
  );
}

type OpenLeg = Pick<
  BetLeg,
  'gameId' | 'startTime' | 'status' | 'betType' | 'side' | 'line' | 'prop'
>;

/** Draws again when its own words change, and at no tick of another game. */
function useStateOfPlay(leg: OpenLeg): StateOfPlay | undefined {
  return useAllLive(
    useShallow(({ games, figures }) => {
      const game = games[leg.gameId];
      if (!game) return undefined;
      const reached = leg.prop
        ? figures[leg.gameId]?.[leg.prop.playerId]?.[leg.prop.propType]
        : undefined;
      return stateOfPlay(leg, game, reached);
    }),
  );
}

/** When the game of an open pick starts, or how the pick stands in it; nothing of a decided one. */
export const LegNow = memo(function LegNow({ leg }: { leg: OpenLeg }) {
  const state = useStateOfPlay(leg);
  if (leg.status !== 'pending') return null;
  return state ? <Live {...state} /> : <Start instant={leg.startTime} />;
});
