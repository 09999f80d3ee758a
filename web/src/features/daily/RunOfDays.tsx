import { chakra, Flex } from '@chakra-ui/react';
import { Footprints } from 'lucide-react';
import { useHideRun, usePauseRun } from '@/api/practice/habit';
import type { HabitToday } from '@/api/types';
import { runSentence } from '@/domain/habit/words';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle } from '@/ui/layout/Card';

/** The chain of days with practice. Nothing hangs on it, and nobody else sees it. */
export function RunOfDays({ today }: { today: HabitToday }) {
  const { run, date } = today;
  const pause = usePauseRun();
  const hide = useHideRun();
  const isPaused = run.pausedUntil !== null;
  if (run.isHidden) {
    return (
      <Button variant="ghost" size="sm" alignSelf="start" onClick={() => hide.mutate(false)}>
        Show my run of days
      </Button>
    );
  }
  return (
    <Card aria-label="Run of days">
      <CardTitle Icon={Footprints}>Run of days</CardTitle>
      <chakra.p mt="2" fontWeight="semibold">
        {runSentence(run, date)}
      </chakra.p>
      <chakra.p mt="1" fontSize="sm" color="fg.muted">
        Days with an estimate, a look-back or a review count; betting does not. Two days off in a
        row are always free, a pause lasts up to 60 days, and nobody else sees this.
      </chakra.p>
      <Flex gap="2" mt="3" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          disabled={pause.isPending}
          onClick={() => pause.mutate(!isPaused)}
        >
          {isPaused ? 'End the pause' : 'Pause'}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={hide.isPending}
          onClick={() => hide.mutate(true)}
        >
          Hide
        </Button>
      </Flex>
    </Card>
  );
}
