import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { isSameTeam } from '@/domain/sports/teams';
import type { TeamRef } from '@/domain/sports/teams';
import { FAVOURITE_TEAMS_MAX, toggleFavourite, useFavouriteTeams } from '@/state/preferences';
import { showToast } from '@/state/toast';

const Toggle = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '7',
    flexShrink: '0',
    color: 'fg.subtle',
    cursor: 'pointer',
    borderRadius: 'full',
    verticalAlign: 'middle',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _pressed: { color: 'brand', '& > svg': { fill: 'chalk' } },
  },
});

interface FavouriteStarProps {
  team: TeamRef;
  name: string;
  size?: number;
}

/** Makes the team a favourite, whose games are shown first, or no longer. */
export function FavouriteStar({ team, name, size = 16 }: FavouriteStarProps) {
  const isFavourite = useFavouriteTeams().some((one) => isSameTeam(one, team));
  const press = () => {
    if (toggleFavourite(team)) return;
    showToast({
      title: `You have ${FAVOURITE_TEAMS_MAX} favourite teams`,
      description: 'Take one away before you add another.',
    });
  };
  return (
    <Toggle
      type="button"
      aria-pressed={isFavourite}
      aria-label={`Favourite team: ${name}`}
      title={isFavourite ? 'A favourite: its games come first' : 'Show its games first'}
      onClick={press}
    >
      <Star size={size} aria-hidden />
    </Toggle>
  );
}
