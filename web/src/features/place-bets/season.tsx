import { chakra, Flex } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { useClassSeason, useClassSeasons } from '@/api/classes/class-season';
import { useSeasons, useSeasonSoFar } from '@/api/practice/time-machine';
import type { Game, Season } from '@/api/types';
import { seasonName, soFarText } from '@/domain/sports/season';
import { useChosenClass } from '@/state/purse';
import { Button } from '@/ui/elements/Button';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';

/** The name in the address of the run of a past season that the player has chosen. */
export const SEASON = 'season';

/**
 * The games of the chosen run; without one the usual games. A server that has no other games than
 * replayed ones offers them to everybody.
 */
export function gamesOf(run: string | null, games: readonly Game[]): readonly Game[] {
  if (run !== null) return games.filter((game) => game.run === run);
  const usual = games.filter((game) => game.run === null);
  return usual.length > 0 ? usual : games;
}

const TextLink = chakra(Link, {
  base: { display: 'inline-block', fontWeight: 'semibold', textDecoration: 'underline' },
});

/** Tells that the games below are replayed, and leads back. */
export function SeasonNotice({ run }: { run: string }) {
  const { data: seasons = [] } = useSeasons();
  const { data: ofClass = [] } = useClassSeasons(useChosenClass()?.id ?? null);
  const isOfRun = (candidate: Season) => candidate.run?.name === run;
  const everybodys = seasons.find(isOfRun);
  const { data: soFar } = useSeasonSoFar(everybodys && run);
  const season = everybodys ?? ofClass.find(isOfRun);
  const where = season && soFar ? `: ${soFarText(season, soFar).replace('Week', 'week')}` : '';
  return (
    <Callout>
      You practise on {season ? seasonName(season) : 'a past season'}
      {where}. Because the results are known, these bets stay off the leaderboards.
      <Flex as="span" wrap="wrap" columnGap="5">
        {soFar?.next?.isOffered && (
          <TextLink to={`/place-bets?${SEASON}=${encodeURIComponent(run)}&game=${soFar.next.id}`}>
            Jump to the next kick-off
          </TextLink>
        )}
        {everybodys && <TextLink to="/time-machine">Standings so far</TextLink>}
        <TextLink to="/place-bets">Back to the usual games</TextLink>
      </Flex>
    </Callout>
  );
}

/** Leads to the games of past seasons: of a class's purse, to those of its own season. */
export function SeasonLink() {
  const chosen = useChosenClass();
  const season = useClassSeason(chosen?.id ?? null);
  if (!chosen)
    return (
      <TextLink fontWeight="normal" to="/time-machine">
        Practise on a past season
      </TextLink>
    );
  if (!season?.run) return null;
  const search = `?${SEASON}=${encodeURIComponent(season.run.name)}`;
  return (
    <TextLink fontWeight="normal" to={{ pathname: '/place-bets', search }}>
      {chosen.title} plays {seasonName(season)}
    </TextLink>
  );
}

/** A run has no game on offer: its season is over, or it has begun a moment ago. */
export function NoGamesOfSeason() {
  return (
    <EmptyState
      icon={History}
      title="No games of this season are on offer now"
      text="Games open for bets one season week before they start."
      action={
        <Button asChild variant="outline">
          <Link to="/time-machine">All past seasons</Link>
        </Button>
      }
    />
  );
}
