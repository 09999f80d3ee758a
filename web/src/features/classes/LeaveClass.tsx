import { useState } from 'react';
import { Flex } from '@chakra-ui/react';
import { useLeaveClass } from '@/api/classes/classes';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { JoinedClass } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Dialog } from '@/ui/overlay/Dialog';

/** How far a learner goes: away, or away with what the class has seen. */
type Way = 'leave' | 'takeBack';

const WAYS = {
  leave: {
    button: 'Leave',
    title: (title: string) => `Leave ${title}?`,
    description:
      'Its purse places no more bets; open ones are settled as usual. What the class has seen of you stays there as long as its educators see it. A class is joined once.',
    done: (title: string) => `You have left ${title}`,
  },
  takeBack: {
    button: 'Leave and Take Back',
    title: (title: string) => `Take back all that ${title} sees of you?`,
    description:
      'From now on the class sees nothing of you, earlier bets included: your row reads "withdrawn". Its purse places no more bets. A class is joined once.',
    done: (title: string) => `${title} sees nothing of you any more`,
  },
} as const;

/** The ways out of a class; who has left can still take back. */
export function LeaveClass({ joined }: { joined: JoinedClass }) {
  const [asking, setAsking] = useState<Way>();
  const { mutateAsync: leave, isPending } = useLeaveClass();
  const close = () => setAsking(undefined);
  const leaveNow = async (way: Way) => {
    try {
      await leave({ classId: joined.id, takeBack: way === 'takeBack' });
      showToast({ tone: 'success', title: WAYS[way].done(joined.title) });
    } catch (error) {
      const description = messageOf(error, FALLBACK_SENTENCE);
      showToast({ tone: 'error', title: 'Nothing has changed', description });
    }
    close();
  };
  if (joined.isTakenBack) return null;
  const ways: Way[] = joined.hasLeft ? ['takeBack'] : ['leave', 'takeBack'];
  const shown = WAYS[asking ?? 'leave'];
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {ways.map((way) => (
          <Button key={way} variant="ghost" size="sm" onClick={() => setAsking(way)}>
            {joined.hasLeft ? 'Take Back' : WAYS[way].button}
          </Button>
        ))}
      </Flex>
      <Dialog
        open={asking !== undefined}
        onClose={close}
        title={shown.title(joined.title)}
        description={shown.description}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled={isPending} onClick={() => asking && leaveNow(asking)}>
              {shown.button}
            </Button>
          </>
        }
      />
    </>
  );
}
