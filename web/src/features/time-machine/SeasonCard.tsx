import { useId } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useBeginSeason, useSeasonSoFar } from '@/api/practice/time-machine';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { Season, SeasonRun } from '@/api/types';
import { formatDay, leagueDay } from '@/domain/sports/league-day';
import { PACES, seasonName } from '@/domain/sports/season';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle } from '@/ui/layout/Card';
import { SoFar } from './SoFar';
import { StopSeason } from './StopSeason';

function UnderWay({ season, run }: { season: Season; run: SeasonRun }) {
  const { data: soFar } = useSeasonSoFar(run.name);
  const played = `${run.gamesPlayed} of ${season.games} games played`;
  return (
    <>
      <Box my="3">
        <chakra.p fontSize="sm" mb="1.5">
          Under way, {PACES[run.pace]}. {played}.
        </chakra.p>
        <ProgressBar
          label={`${seasonName(season)}: games played`}
          value={run.gamesPlayed}
          max={season.games}
          valueText={played}
        />
        {!run.nextStart && (
          <chakra.p fontSize="sm" color="fg.muted" mt="1.5">
            Its last games are being played.
          </chakra.p>
        )}
      </Box>
      {soFar && <SoFar season={season} run={run} soFar={soFar} />}
      <Button asChild width="full">
        <Link to={{ pathname: '/place-bets', search: `?season=${encodeURIComponent(run.name)}` }}>
          Practise on {seasonName(season)}
        </Link>
      </Button>
      {run.begunByYou && <StopSeason season={season} />}
    </>
  );
}

function Waiting({ season }: { season: Season }) {
  const { isDemo } = useCurrentUser();
  const begin = useBeginSeason();
  return (
    <>
      <chakra.p fontSize="sm" my="3">
        Not started. Once you start it, one day of the season takes an hour, and everybody here can
        bet on its games.
      </chakra.p>
      {begin.error && (
        <chakra.p role="alert" fontSize="sm" color="loss" mb="3">
          {messageOf(begin.error, FALLBACK_SENTENCE)}
        </chakra.p>
      )}
      {isDemo ? (
        <Button asChild variant="outline" width="full">
          <Link to="/">Sign in to begin {seasonName(season)}</Link>
        </Button>
      ) : (
        <Button
          variant="outline"
          width="full"
          disabled={begin.isPending}
          onClick={() => begin.mutate(season)}
        >
          Begin {seasonName(season)}
        </Button>
      )}
    </>
  );
}

/** The league's day, as MM/dd/yyyy (RULES 39). */
const playedOn = (instant: string) => formatDay(leagueDay(instant));

/** An imported season: what it holds, how far it has come, and the way to its games. */
export function SeasonCard({ season }: { season: Season }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} display="flex" flexDirection="column">
      <CardTitle id={id} Icon={History}>
        {seasonName(season)}
      </CardTitle>
      <chakra.p color="fg.muted" fontSize="sm" mt="1">
        {season.games} {season.games === 1 ? 'game' : 'games'}, {playedOn(season.firstStart)} to{' '}
        {playedOn(season.lastStart)}
      </chakra.p>
      <Flex direction="column" flex="1" justify="space-between">
        {season.run ? <UnderWay season={season} run={season.run} /> : <Waiting season={season} />}
      </Flex>
    </Card>
  );
}
