import { chakra, Flex } from '@chakra-ui/react';
import { useSeeHelp } from '@/api/classes/records';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { LearnerRecord } from '@/api/types';
import { showToast } from '@/state/toast';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { Card, CardTitle } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';

function Help({ id, help }: { id: string; help: NonNullable<LearnerRecord['help']> }) {
  const { mutate: see, isPending } = useSeeHelp(id);
  return (
    <Card aria-label="Wish for help">
      <CardTitle>Would like help</CardTitle>
      <Flex mt="2" gap="3" wrap="wrap" align="center" justify="space-between">
        <p>
          Asked on <DateTime instant={help.askedAt} />.
          {help.seenAt && (
            <>
              {' '}
              Seen on <DateTime instant={help.seenAt} />, and the learner was told.
            </>
          )}
        </p>
        {!help.seenAt && (
          <Button
            size="sm"
            disabled={isPending}
            onClick={() =>
              see(undefined, {
                onError: (error) =>
                  showToast({
                    tone: 'error',
                    title: 'Not saved',
                    description: messageOf(error, FALLBACK_SENTENCE),
                  }),
              })
            }
          >
            I Have Seen It
          </Button>
        )}
      </Flex>
    </Card>
  );
}

/** Who it is, as far as the class knows them. */
export function RecordHead({ id, record }: { id: string; record: LearnerRecord }) {
  const { alias, name, title, joinedAt, hasLeft, isTakenBack, help } = record;
  return (
    <>
      <div>
        <Flex align="center" gap="3" wrap="wrap" maxW="full">
          <chakra.div minW="0" overflowWrap="anywhere">
            <ChalkHeading>{alias}</ChalkHeading>
          </chakra.div>
          {isTakenBack && <Badge tone="secondary">Withdrawn</Badge>}
          {hasLeft && !isTakenBack && <Badge tone="secondary">Has left</Badge>}
        </Flex>
        {name && (
          <chakra.p fontSize="lg" fontWeight="semibold" mt="1" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </chakra.p>
        )}
        <chakra.p mt="1" color="fg.muted" maxW="75ch" overflowWrap="anywhere">
          <bdi>{title}</bdi>, since <DateTime instant={joinedAt} />. The learner can see when this
          page was opened.
        </chakra.p>
      </div>
      {help && <Help id={id} help={help} />}
    </>
  );
}
