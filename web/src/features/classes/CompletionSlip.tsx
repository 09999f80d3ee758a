import { chakra } from '@chakra-ui/react';
import { useCompletionSlip } from '@/api/classes/classes';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { JoinedClass } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Callout } from '@/ui/feedback/Callout';
import { slipText } from './terms';

/** What a learner of a class without names shows for credit. */
export function CompletionSlip({ joined }: { joined: JoinedClass }) {
  const { mutate: draw, isPending, data } = useCompletionSlip();
  if (!data) {
    return (
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={isPending}
          onClick={() =>
            draw(joined.id, {
              onError: (error) =>
                showToast({
                  tone: 'error',
                  title: 'No slip was made',
                  description: messageOf(error, FALLBACK_SENTENCE),
                }),
            })
          }
        >
          Show Completion Slip
        </Button>
      </div>
    );
  }
  return (
    <chakra.section aria-label="Completion slip">
      <p>{joined.title}</p>
      <chakra.p fontFamily="mono" fontSize="lg" fontWeight="bold">
        {data.code.slice(0, 4)} {data.code.slice(4)}
      </chakra.p>
      <chakra.p mb="2">{slipText(data)}</chakra.p>
      <Callout>
        Whoever you show it to can check the code, and could find your row by these figures.
      </Callout>
    </chakra.section>
  );
}
