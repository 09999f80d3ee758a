import { useId } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useDrawAlias, useLeaveClass } from '@/api/classes/classes';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { WaitingClass } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle } from '@/ui/layout/Card';
import { educatorsText } from './terms';

function showRefusal(error: Error): void {
  const description = messageOf(error, FALLBACK_SENTENCE);
  showToast({ tone: 'error', title: 'Nothing has changed', description });
}

/** A class whose educator has not let the learner in yet. */
export function WaitingClassCard({ waiting }: { waiting: WaitingClass }) {
  const id = useId();
  const { mutate: draw, isPending: isDrawing } = useDrawAlias();
  const { mutate: leave, isPending: isLeaving } = useLeaveClass();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} Icon={Hourglass}>
        {waiting.title}
      </CardTitle>
      <chakra.p mt="2">
        You wait as <b>{waiting.alias}</b> until you are let in by{' '}
        {educatorsText(waiting.educators)}. Nothing of you is seen yet but this alias.
      </chakra.p>
      <Flex gap="2" wrap="wrap" mt="3">
        <Button
          variant="outline"
          size="sm"
          disabled={isDrawing}
          onClick={() => draw(waiting.id, { onError: showRefusal })}
        >
          Draw Another Alias
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isLeaving}
          onClick={() => leave({ classId: waiting.id, takeBack: false }, { onError: showRefusal })}
        >
          Stop Waiting
        </Button>
      </Flex>
    </Card>
  );
}
