import { Star } from 'lucide-react';
import { useOpenGames } from '@/api/betting/open-games';
import { useAllLive, useFollowAllLive } from '@/api/streams/all-live';
import type { Game, LiveGame } from '@/api/types';
import { livePanelPath } from '@/domain/betting/live-panel-path';
import { eventName, picksOf } from '@/domain/betting/picks';
import { placeBetsPath } from '@/domain/betting/place-bets-path';
import { shortClock } from '@/domain/betting/short-clock';
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

function Playing({ game }: { game: LiveGame }) {
  const { awayTeam, homeTeam } = game;
  return (
    <TodayRow
      label="Game of your team"
      Icon={Star}
      title={eventName(game)}
      aside="Live"
      action={{ to: livePanelPath(game), text: 'Open the game' }}
    >
      {shortClock(game)}: {awayTeam.code} {awayTeam.score}, {homeTeam.code} {homeTeam.score}.
    </TodayRow>
  );
}

function TheirGame() {
  const favourites = useFavouriteTeams();
  const { games } = useOpenGames();
  useFollowAllLive();
  const playing = useAllLive((all) =>
    Object.values(all.games).find(
      (game) => game && game.period !== 'Final' && playsIn(favourites, game),
    ),
  );
  if (playing) return <Playing game={playing} />;
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

/**
 * A game of a favourite team that is played, or the next one that can be bet on. Without a favourite the board
 * is not loaded for it.
 */
export function FavouriteGame() {
  return useFavouriteTeams().length > 0 && <TheirGame />;
}
