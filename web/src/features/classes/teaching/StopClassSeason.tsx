import { useState } from 'react';
import { useStopClassSeason } from '@/api/classes/class-season';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { Season, TaughtClass } from '@/api/types';
import { seasonName } from '@/domain/sports/season';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Dialog } from '@/ui/overlay/Dialog';

/** Ends the season that a class plays for itself, once asked twice. */
export function StopClassSeason({ taught, season }: { taught: TaughtClass; season: Season }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: stop, isPending } = useStopClassSeason();
  const name = seasonName(season);
  const close = () => setAsking(false);
  const stopNow = async () => {
    try {
      await stop({ classId: taught.id, sport: season.sport, season: season.season });
      showToast({ tone: 'success', title: `${name} has stopped` });
    } catch (error) {
      const description = messageOf(error, FALLBACK_SENTENCE);
      showToast({ tone: 'error', title: `${name} has not stopped`, description });
    }
    close();
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Stop {name}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`Stop ${name} for ${taught.title}?`}
        description="Bets on games that have yet to begin are void, and the stakes go back. Games under way are played to their ends. The class can begin another season, or this one again from its first game."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled={isPending} onClick={() => void stopNow()}>
              Stop the Season
            </Button>
          </>
        }
      />
    </>
  );
}
