import { Star } from 'lucide-react';
import { useOpenGames } from '@/api/betting/open-games';
import type { Game } from '@/api/types';
import { eventName, picksOf } from '@/domain/betting/picks';
import { placeBetsPath } from '@/domain/betting/place-bets-path';
import { formatPrice } from '@/domain/odds/odds-format';
import { playsIn } from '@/domain/sports/teams';
import { useFavouriteTeams, useOddsFormat } from '@/state/preferences';
import { GameStart } from '@/ui/betting/GameStart';
import { TodayRow } from './TodayRow';

/** The prices of the two teams, where they are quoted. */
function Prices({ game }: { game: Game }) {
  const format = useOddsFormat();
  const sides = picksOf(game, 'moneyline').map(({ side, odds }) => {
    const team = side === 'home' ? game.homeTeam : game.awayTeam;
    return `${team.code} ${formatPrice(odds, format)}`;
  });
  return sides.length > 0 && `Moneyline: ${sides.join(', ')}.`;
}

function NextOfThem() {
  const favourites = useFavouriteTeams();
  const { games } = useOpenGames();
  // A game of a past season is played again, and is nobody's evening.
  const theirs = games?.filter((game) => !game.run && playsIn(favourites, game)) ?? [];
  const [next] = theirs;
  if (!next) return null;
  const others = theirs.length - 1;
  return (
    <TodayRow
      label="Game of your team"
      Icon={Star}
      title={eventName(next)}
      aside={others > 0 ? `and ${others} more of your teams` : undefined}
      action={{ to: placeBetsPath(next), text: 'Open the game' }}
    >
      <GameStart instant={next.startTime} />. <Prices game={next} />
    </TodayRow>
  );
}

/** The next game of a favourite team that can be bet on; who has none does not load the board for it. */
export function FavouriteGame() {
  return useFavouriteTeams().length > 0 && <NextOfThem />;
}
