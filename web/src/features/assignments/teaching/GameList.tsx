import { Box, chakra } from '@chakra-ui/react';
import { useClassGames } from '@/api/classes/assignments';
import type { AssignmentGame } from '@/api/types';
import { DateTime } from '@/ui/elements/DateTime';
import { CheckboxField } from '@/ui/form/Field';

interface GameListProps {
  classId: string;
  /** Those of the list as it is set, which stay on it though they have begun or are over. */
  kept: readonly AssignmentGame[];
  chosen: readonly string[];
  onChange: (games: readonly string[]) => void;
  max: number;
}

/** The games of the class, those of the list first, each by a tick. */
export function GameList({ classId, kept, chosen, onChange, max }: GameListProps) {
  const { data } = useClassGames(classId);
  const isKept = ({ gameId }: AssignmentGame) => kept.some((one) => one.gameId === gameId);
  const games = [...kept, ...(data ?? []).filter((game) => !isKept(game))];
  return (
    <chakra.fieldset mt="3">
      <chakra.legend fontSize="sm" fontWeight="semibold">
        Games ({chosen.length} of at most {max})
      </chakra.legend>
      <Box maxH="20rem" overflowY="auto" borderWidth="1px" borderRadius="md" px="3" mt="1">
        {games.map(({ gameId, eventName, startsAt }) => {
          const isChosen = chosen.includes(gameId);
          return (
            <CheckboxField
              key={gameId}
              label={
                <span>
                  {eventName ?? 'A game that is not kept any more'}
                  {startsAt && (
                    <>
                      , <DateTime instant={startsAt} color="fg.muted" />
                    </>
                  )}
                </span>
              }
              checked={isChosen}
              disabled={!isChosen && chosen.length >= max}
              onChange={() =>
                onChange(isChosen ? chosen.filter((id) => id !== gameId) : [...chosen, gameId])
              }
            />
          );
        })}
      </Box>
    </chakra.fieldset>
  );
}
