import { chakra, Flex } from '@chakra-ui/react';
import { useAskForHelp } from '@/api/classes/records';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { JoinedClass } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { dashedRule } from '@/ui/layout/Card';

/** What the educators can read, and whether one of them has seen it. */
function State({ help }: Pick<JoinedClass, 'help'>) {
  if (!help)
    return <>Ask for help, and your educators see it on top of their list, with its time.</>;
  return (
    <>
      You asked for help on <DateTime instant={help.askedAt} />.{' '}
      {help.seenAt ? (
        <>
          An educator has seen it on <DateTime instant={help.seenAt} />.
        </>
      ) : (
        'No educator has seen it yet.'
      )}
    </>
  );
}

/** The learner tells those who teach the class that they would like help, and takes it back. */
export function HelpWish({ joined }: { joined: JoinedClass }) {
  const { help } = joined;
  const { mutate, isPending } = useAskForHelp(joined);
  const press = (asks: boolean) =>
    mutate(asks, {
      onError: (error) =>
        showToast({
          tone: 'error',
          title: 'Nothing has changed',
          description: messageOf(error, FALLBACK_SENTENCE),
        }),
    });
  return (
    <chakra.div {...dashedRule} pt="3">
      <chakra.p role="status" fontSize="sm" color="fg.muted">
        <State help={help} />
      </chakra.p>
      <Flex gap="2" mt="2" wrap="wrap">
        {(!help || help.seenAt) && (
          <Button variant="outline" size="sm" disabled={isPending} onClick={() => press(true)}>
            {help ? 'Ask Again' : 'I Would Like Help'}
          </Button>
        )}
        {help && (
          <Button variant="outline" size="sm" disabled={isPending} onClick={() => press(false)}>
            {help.seenAt ? 'Done' : 'Take It Back'}
          </Button>
        )}
      </Flex>
    </chakra.div>
  );
}
