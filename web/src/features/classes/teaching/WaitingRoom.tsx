import { chakra, Flex } from '@chakra-ui/react';
import { useAdmit, useWaitingRoom } from '@/api/classes/teaching';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { AdmitRequest, TaughtClass } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';

function useAnswer(classId: string) {
  const { mutateAsync: answer, isPending } = useAdmit();
  const answerThem = async (whom: Omit<AdmitRequest, 'classId'>) => {
    try {
      const { problem } = await answer({ classId, ...whom });
      if (problem) showToast({ tone: 'error', title: 'Some still wait', description: problem });
    } catch (error) {
      const description = messageOf(error, FALLBACK_SENTENCE);
      showToast({ tone: 'error', title: 'Nobody was let in', description });
    }
  };
  return { answerThem, isPending };
}

/** Who has typed the code of a class: an educator lets them in. */
export function WaitingRoom({ taught }: { taught: TaughtClass }) {
  const { data: waiting = [] } = useWaitingRoom(taught.id);
  const { answerThem, isPending } = useAnswer(taught.id);
  if (waiting.length === 0) return null;
  return (
    <chakra.section aria-label="Waiting to be let in">
      <Flex align="center" gap="3" wrap="wrap" mb="2">
        <chakra.h3 fontWeight="semibold">Waiting to be let in: {waiting.length}</chakra.h3>
        <Button
          size="sm"
          disabled={isPending}
          onClick={() => void answerThem({ alias: null, admit: true })}
        >
          Let All In
        </Button>
      </Flex>
      <chakra.ul listStyleType="none">
        {waiting.map(({ alias, askedAt }) => (
          <chakra.li
            key={alias}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            py="1"
            borderTopWidth="1px"
          >
            <chakra.span fontWeight="medium">{alias}</chakra.span>
            <chakra.span fontSize="sm" color="fg.muted" flexGrow="1">
              <DateTime instant={askedAt} />
            </chakra.span>
            <Button
              variant="outline"
              size="sm"
              disabled={isPending}
              aria-label={`Let ${alias} in`}
              onClick={() => void answerThem({ alias, admit: true })}
            >
              Let In
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={isPending}
              aria-label={`Turn ${alias} away`}
              onClick={() => void answerThem({ alias, admit: false })}
            >
              Turn Away
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
