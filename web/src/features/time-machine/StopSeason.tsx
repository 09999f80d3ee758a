import { useState } from 'react';
import { useStopSeason } from '@/api/practice/time-machine';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { Season } from '@/api/types';
import { seasonName } from '@/domain/sports/season';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Dialog } from '@/ui/overlay/Dialog';

/** For the player who has begun a season, and asks to end it before its time. */
export function StopSeason({ season }: { season: Season }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: stop, isPending } = useStopSeason();
  const name = seasonName(season);
  const close = () => setAsking(false);
  const stopNow = async () => {
    try {
      await stop(season);
      showToast({ tone: 'success', title: `${name} has stopped` });
    } catch (error) {
      const description = messageOf(error, FALLBACK_SENTENCE);
      showToast({ tone: 'error', title: `${name} has not stopped`, description });
    }
    close();
  };
  return (
    <>
      <Button variant="ghost" width="full" mt="2" onClick={() => setAsking(true)}>
        Stop {name}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`Stop ${name}?`}
        description="No further games are offered. Those on offer are played to their ends, so all bets on them settle. The season can be begun again, from its first game."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled={isPending} onClick={stopNow}>
              Stop the Season
            </Button>
          </>
        }
      />
    </>
  );
}
