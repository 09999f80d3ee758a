import { useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { useInvite, useRoster } from '@/api/classes/roster';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { RosterStudent, StudentInvitation, TaughtClass } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { InvitationSlips } from './InvitationSlips';
import { Cell, Head } from './MemberTable';
import { RosterFile } from './RosterFile';
import { TakeOut } from './TakeOut';

const STATES: Record<RosterStudent['state'], string> = {
  invited: 'Has not joined',
  joined: 'In the class',
  left: 'Has left',
  withdrawn: 'Withdrawn',
};

interface TableProps {
  classId: string;
  students: readonly RosterStudent[];
  onInvite: (sourcedId: string) => void;
}

function Table({ classId, students, onInvite }: TableProps) {
  return (
    <chakra.div overflow="auto" maxH="24rem" tabIndex={0} role="group" aria-label="Roster">
      <chakra.table width="full" whiteSpace="nowrap">
        <thead>
          <tr>
            <Head scope="col">Name</Head>
            <Head scope="col">sourcedId</Head>
            <Head scope="col">Alias</Head>
            <Head scope="col">State</Head>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.sourcedId}>
              <Cell fontWeight="medium">
                <bdi>{student.name}</bdi>
              </Cell>
              <Cell>
                <bdi>{student.sourcedId}</bdi>
              </Cell>
              <Cell>{student.alias ?? ''}</Cell>
              <Cell>
                {STATES[student.state]}{' '}
                {student.state === 'invited' && (
                  <>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`New slip for ${student.name}`}
                      onClick={() => onInvite(student.sourcedId)}
                    >
                      New Slip
                    </Button>
                    <TakeOut classId={classId} student={student} />
                  </>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

/** The students of a graded class, and the ways to invite them. */
export function Roster({ taught }: { taught: TaughtClass }) {
  const { data, isError, refetch } = useRoster(taught.id);
  const { mutateAsync: invite, isPending } = useInvite();
  const [slips, setSlips] = useState<readonly StudentInvitation[]>();
  const inviteNow = async (sourcedId: string | null) => {
    try {
      setSlips((await invite({ classId: taught.id, sourcedId })).invitations);
    } catch (error) {
      const description = messageOf(error, FALLBACK_SENTENCE);
      showToast({ tone: 'error', title: 'No slips were made', description });
    }
  };
  if (!data && isError) {
    return <ErrorState message="Could not load the roster." onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height="24" />;
  const { students } = data;
  const hasUninvited = students.some(({ state }) => state === 'invited');
  return (
    <Flex direction="column" gap="4">
      {!taught.terms.hasEnded && <RosterFile classId={taught.id} />}
      {students.length > 0 && (
        <Table
          classId={taught.id}
          students={students}
          onInvite={(sourcedId) => void inviteNow(sourcedId)}
        />
      )}
      <Flex gap="2" wrap="wrap">
        {hasUninvited && (
          <Button size="sm" disabled={isPending} onClick={() => void inviteNow(null)}>
            Slips for All Who Have Not Joined
          </Button>
        )}
        {students.length > 0 && (
          <Button asChild size="sm" variant="outline">
            <a href={`/api/classes/roster-csv/${taught.id}`} download="roster.csv">
              Download as CSV
            </a>
          </Button>
        )}
      </Flex>
      {slips && (
        <InvitationSlips taught={taught} invitations={slips} onClose={() => setSlips(undefined)} />
      )}
    </Flex>
  );
}
