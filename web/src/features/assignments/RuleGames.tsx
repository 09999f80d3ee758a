import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { AssignmentRule } from '@/api/types';
import { DateTime } from '@/ui/elements/DateTime';

/** The games of an assignment that names some. */
export function RuleGames({ games }: Pick<AssignmentRule, 'games'>) {
  if (games.length === 0) return null;
  return (
    <chakra.ul mt="2" ps="5" listStyleType="disc" fontSize="sm">
      {games.map(({ gameId, eventName, startsAt }) => (
        <li key={gameId}>
          {eventName ? (
            <chakra.span textDecoration="underline">
              <Link to={`/game-details/${gameId}`}>{eventName}</Link>
            </chakra.span>
          ) : (
            'A game that is not kept any more'
          )}
          {startsAt && (
            <>
              , <DateTime instant={startsAt} color="fg.muted" />
            </>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}
