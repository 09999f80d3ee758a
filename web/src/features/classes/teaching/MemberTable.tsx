import { chakra } from '@chakra-ui/react';
import { useClassMembers } from '@/api/classes/classes';
import type { ClassMember } from '@/api/types';
import { DateTime } from '@/ui/elements/DateTime';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';

const Cell = chakra('td', { base: { py: '2', pr: '4', borderTopWidth: '1px' } });
const Head = chakra('th', {
  base: { py: '2', pr: '4', textAlign: 'left', fontSize: 'sm', color: 'fg.muted' },
});

function stateOf({ hasLeft, isTakenBack }: ClassMember): string {
  if (isTakenBack) return 'Withdrawn';
  return hasLeft ? 'Has left' : 'In the class';
}

function Bets({ bets }: { bets: ClassMember['bets'] }) {
  if (!bets) return <Cell colSpan={3}>Not shared</Cell>;
  return (
    <>
      <Cell>{bets.placed}</Cell>
      <Cell>{bets.open}</Cell>
      <Cell>{bets.withChance}</Cell>
    </>
  );
}

/** The members of a class by their aliases, with counts alone. */
export function MemberTable({ classId }: { classId: string }) {
  const { data: members, isError, refetch } = useClassMembers(classId);
  if (!members && isError) {
    return <ErrorState message="Could not load the members." onRetry={() => void refetch()} />;
  }
  if (!members) return <Skeleton height="24" />;
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label="Members">
      <chakra.table width="full" whiteSpace="nowrap">
        <thead>
          <tr>
            <Head scope="col">Alias</Head>
            <Head scope="col">State</Head>
            <Head scope="col">Joined</Head>
            <Head scope="col">Bets</Head>
            <Head scope="col">Open</Head>
            <Head scope="col">With an estimate</Head>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.alias}>
              <Cell fontWeight="medium">{member.alias}</Cell>
              <Cell>{stateOf(member)}</Cell>
              <Cell>
                <DateTime instant={member.joinedAt} />
              </Cell>
              <Bets bets={member.bets} />
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
