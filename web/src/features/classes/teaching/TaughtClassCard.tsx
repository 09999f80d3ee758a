import { useId, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Presentation } from 'lucide-react';
import { useEndClass } from '@/api/classes/classes';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { TaughtClass } from '@/api/types';
import { Fact, TermsList } from '@/features/classes/TermsList';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle } from '@/ui/layout/Card';
import { Dialog } from '@/ui/overlay/Dialog';
import { MemberTable } from './MemberTable';

function EndClass({ taught }: { taught: TaughtClass }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: end, isPending } = useEndClass();
  const close = () => setAsking(false);
  const endNow = async () => {
    try {
      await end(taught.id);
      showToast({ tone: 'success', title: `${taught.title} has ended` });
    } catch (error) {
      const description = messageOf(error, FALLBACK_SENTENCE);
      showToast({ tone: 'error', title: `${taught.title} has not ended`, description });
    }
    close();
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        End the Class
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`End ${taught.title}?`}
        description="It ends for good: nobody joins any more, and its purses place no more bets. Open bets are settled as usual."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled={isPending} onClick={endNow}>
              End the Class
            </Button>
          </>
        }
      />
    </>
  );
}

/** "ABCD EFGH", which is read out and typed in more safely. */
const spaced = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

function Code({ code }: { code: string }) {
  const link = `${globalThis.location.origin}/join/${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'success', title: 'Link copied', description: link });
    } catch {
      showToast({ tone: 'error', title: 'Not copied', description: `The link is ${link}` });
    }
  };
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <chakra.code fontSize="lg" fontWeight="bold">
        {spaced(code)}
      </chakra.code>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        Copy Link
      </Button>
    </Flex>
  );
}

/** A class that the educator teaches: its code, its terms and who is in it. */
export function TaughtClassCard({ taught }: { taught: TaughtClass }) {
  const id = useId();
  const [membersShown, setMembersShown] = useState(false);
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} Icon={Presentation}>
        {taught.title}
      </CardTitle>
      <Flex direction="column" gap="4" mt="3">
        <TermsList terms={taught.terms}>
          <Fact label="Code to join">
            {taught.code ? <Code code={taught.code} /> : 'Nobody can join any more'}
          </Fact>
          <Fact label="Members">{taught.members}</Fact>
        </TermsList>
        {taught.members > 0 && (
          <div>
            <Button
              variant="outline"
              size="sm"
              aria-expanded={membersShown}
              onClick={() => setMembersShown(!membersShown)}
            >
              {membersShown ? 'Hide Members' : 'Show Members'}
            </Button>
          </div>
        )}
        {membersShown && <MemberTable classId={taught.id} />}
        {!taught.terms.hasEnded && (
          <div>
            <EndClass taught={taught} />
          </div>
        )}
      </Flex>
    </Card>
  );
}
