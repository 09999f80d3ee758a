import { Box, chakra } from '@chakra-ui/react';
import { useUpcomingGames } from '@/api/betting/games';
import { eventName } from '@/domain/betting/picks';
import { DateTime } from '@/ui/elements/DateTime';
import { CheckboxField } from '@/ui/form/Field';

/** The next games, among which a week's list is chosen. */
const OFFERED = 60;

interface GameListProps {
  chosen: readonly string[];
  onChange: (games: readonly string[]) => void;
  max: number;
}

/** A list of games, each by a tick. */
export function GameList({ chosen, onChange, max }: GameListProps) {
  const { data } = useUpcomingGames();
  const games = (data ?? []).filter(({ source }) => source !== 'replay').slice(0, OFFERED);
  // One that has begun can be on no new list.
  const known = chosen.filter((id) => games.some((game) => game.id === id));
  return (
    <chakra.fieldset mt="3">
      <chakra.legend fontSize="sm" fontWeight="semibold">
        Games ({known.length} of at most {max})
      </chakra.legend>
      <Box maxH="20rem" overflowY="auto" borderWidth="1px" borderRadius="md" px="3" mt="1">
        {games.map((game) => {
          const isChosen = known.includes(game.id);
          return (
            <CheckboxField
              key={game.id}
              label={
                <span>
                  {eventName(game)}, <DateTime instant={game.startTime} color="fg.muted" />
                </span>
              }
              checked={isChosen}
              disabled={!isChosen && known.length >= max}
              onChange={() =>
                onChange(isChosen ? known.filter((id) => id !== game.id) : [...known, game.id])
              }
            />
          );
        })}
      </Box>
    </chakra.fieldset>
  );
}
