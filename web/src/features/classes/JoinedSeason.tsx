import { chakra, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { choosePurse } from '@/api/classes/choose-purse';
import { useClassSeason } from '@/api/classes/class-season';
import type { JoinedClass } from '@/api/types';
import { PACES, seasonName } from '@/domain/sports/season';
import { Button } from '@/ui/elements/Button';

/** The past season that the learner's class plays for itself, and the way to its games. */
export function JoinedSeason({ joined }: { joined: JoinedClass }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isIn = !joined.hasLeft && !joined.terms.hasEnded;
  const season = useClassSeason(isIn ? joined.id : null);
  const run = season?.run;
  if (!run) return null;
  const name = seasonName(season);
  const bet = async () => {
    await choosePurse(client, { id: joined.id, title: joined.title });
    await navigate({
      pathname: '/place-bets',
      search: `?season=${encodeURIComponent(run.name)}`,
    });
  };
  return (
    <Flex direction="column" align="start" gap="2">
      <chakra.p>
        The class plays {name}, {PACES[run.pace]}. Everybody in it bets on the same real games.
      </chakra.p>
      <Button variant="outline" size="sm" onClick={() => void bet()}>
        Bet on {name}
      </Button>
    </Flex>
  );
}
