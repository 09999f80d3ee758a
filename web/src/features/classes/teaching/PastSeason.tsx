import { useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { useBeginClassSeason, useClassSeasons } from '@/api/classes/class-season';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { Season, SeasonRun, TaughtClass } from '@/api/types';
import { PACES, seasonName } from '@/domain/sports/season';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Chips } from '@/ui/form/Chips';
import { SelectField } from '@/ui/form/SelectField';
import { StopClassSeason } from './StopClassSeason';

const PACE_CHIPS = [
  { value: 'day-an-hour', label: 'A day each hour' },
  { value: 'as-it-was', label: 'As fast as it was' },
] as const;

const PACE_HINTS: Record<SeasonRun['pace'], string> = {
  'day-an-hour': 'A season of football takes a week, and a few of its days an evening.',
  'as-it-was':
    'The season takes as many weeks as it took, for a class that follows it over a term.',
};

const idOf = ({ sport, season }: Season) => `${sport}-${season}`;

function ChooseSeason({ taught, seasons }: { taught: TaughtClass; seasons: readonly Season[] }) {
  const [chosen, setChosen] = useState(() => seasons.map(idOf)[0] ?? '');
  const [pace, setPace] = useState<SeasonRun['pace']>('day-an-hour');
  const { mutate: begin, isPending, error } = useBeginClassSeason();
  const season = seasons.find((one) => idOf(one) === chosen);
  return (
    <Flex direction="column" align="start" gap="3">
      <p>
        The class plays a past season for itself: real games at the odds of the day. Its learners
        alone see them, and bet on them from the purse of the class alone.
      </p>
      <SelectField
        label="Season"
        options={seasons.map((one) => ({
          value: idOf(one),
          label: `${seasonName(one)}, ${one.games} games`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Chips label="Pace" options={PACE_CHIPS} value={pace} onChange={setPace} />
      <chakra.p fontSize="sm" color="fg.muted">
        {PACE_HINTS[pace]} Results can be looked up: these bets show how somebody goes about it, and
        not who is right.
      </chakra.p>
      {error && (
        <chakra.p role="alert" fontSize="sm" color="loss">
          {messageOf(error, FALLBACK_SENTENCE)}
        </chakra.p>
      )}
      {season && (
        <Button
          size="sm"
          disabled={isPending}
          onClick={() =>
            begin({ classId: taught.id, sport: season.sport, season: season.season, pace })
          }
        >
          Begin {seasonName(season)}
        </Button>
      )}
    </Flex>
  );
}

interface UnderWayProps {
  taught: TaughtClass;
  season: Season;
  run: SeasonRun;
}

function UnderWay({ taught, season, run }: UnderWayProps) {
  const name = seasonName(season);
  const played = `${run.gamesPlayed} of ${season.games} games played`;
  return (
    <Flex direction="column" align="stretch" gap="2">
      <p>
        The class plays {name}, {PACES[run.pace]}. {played}.
      </p>
      <ProgressBar
        label={`${name}: games played`}
        value={run.gamesPlayed}
        max={season.games}
        valueText={played}
      />
      <chakra.p fontSize="sm" color="fg.muted">
        {run.nextStart ? (
          <>
            Next game: <DateTime instant={run.nextStart} />
          </>
        ) : (
          'Its last games are being played.'
        )}
      </chakra.p>
      <div>
        <StopClassSeason taught={taught} season={season} />
      </div>
    </Flex>
  );
}

/** The past season that a class plays for itself: which it is, how far it has come, and its end. */
export function PastSeason({ taught }: { taught: TaughtClass }) {
  const { data: seasons, isError, refetch } = useClassSeasons(taught.id);
  if (!seasons && isError) {
    return <ErrorState message="Could not load the seasons." onRetry={() => void refetch()} />;
  }
  if (!seasons) {
    return (
      <div role="status">
        <chakra.span srOnly>Loading seasons</chakra.span>
        <Skeleton height="24" borderRadius="lg" />
      </div>
    );
  }
  const season = seasons.find(({ run }) => run !== null);
  if (season?.run) return <UnderWay taught={taught} season={season} run={season.run} />;
  if (taught.terms.hasEnded) return <p>This class has ended.</p>;
  if (seasons.length === 0) {
    return (
      <p>
        No past season is here yet. The operator of this server adds one from a file with{' '}
        <chakra.code>chalkline sports import</chakra.code>.
      </p>
    );
  }
  return <ChooseSeason taught={taught} seasons={seasons} />;
}
