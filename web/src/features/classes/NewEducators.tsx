import { Flex } from '@chakra-ui/react';
import { useAgree } from '@/api/classes/classes';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { JoinedClass } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Callout } from '@/ui/feedback/Callout';
import { educatorsText } from './terms';

/** Asks a member about educators who came after them. */
export function NewEducators({ joined }: { joined: JoinedClass }) {
  const { mutate: agree, isPending } = useAgree();
  if (joined.newEducators.length === 0 || joined.hasLeft) return null;
  return (
    <Flex direction="column" align="start" gap="2">
      <Callout>
        New among the educators: {educatorsText(joined.newEducators)}. They see nothing of what you
        share until you agree.
      </Callout>
      <Button
        size="sm"
        disabled={isPending}
        onClick={() =>
          agree(joined.id, {
            onError: (error) =>
              showToast({
                tone: 'error',
                title: 'Nothing has changed',
                description: messageOf(error, FALLBACK_SENTENCE),
              }),
          })
        }
      >
        Share with Them as Well
      </Button>
    </Flex>
  );
}
