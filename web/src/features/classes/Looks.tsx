import { chakra } from '@chakra-ui/react';
import { useLooks } from '@/api/classes/records';
import type { JoinedClass } from '@/api/types';
import { DateTime } from '@/ui/elements/DateTime';
import { Disclosure } from '@/ui/elements/Disclosure';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';

function textOf(isOverview: boolean, isExport: boolean): string {
  const what = isOverview ? 'the overview of all members' : 'my record';
  return `An educator ${isExport ? 'wrote' : 'opened'} ${what}${isExport ? ' to a file' : ''}`;
}

function List({ classId }: { classId: string }) {
  const { data: looks, isError, refetch } = useLooks(classId);
  if (!looks && isError) {
    return <ErrorState message="Could not load who has looked." onRetry={() => void refetch()} />;
  }
  if (!looks) return <Skeleton height="16" />;
  if (looks.length === 0) return <p>No educator has looked yet.</p>;
  return (
    <>
      <chakra.ul aria-label="Who has looked" listStyleType="none">
        {looks.map(({ at, isOverview, isExport }, index) => (
          <chakra.li key={`${at} ${index}`} py="1">
            {textOf(isOverview, isExport)}, <DateTime instant={at} />
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p mt="2" fontSize="sm" color="fg.muted">
        A record is listed once an hour of each educator, the overview once a day.
      </chakra.p>
    </>
  );
}

/** When those who teach the class looked at what the learner shares; by role, not by name. */
export function Looks({ joined }: { joined: JoinedClass }) {
  return (
    <Disclosure title="Who Has Looked">
      <List classId={joined.id} />
    </Disclosure>
  );
}
