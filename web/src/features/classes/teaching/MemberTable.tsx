import { chakra } from '@chakra-ui/react';
import { useClassMembers } from '@/api/classes/teaching';
import type { ClassMember } from '@/api/types';
import { DateTime } from '@/ui/elements/DateTime';
import { PageLink } from '@/ui/elements/PageLink';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';

export const Cell = chakra('td', { base: { py: '2', pr: '4', borderTopWidth: '1px' } });
export const Head = chakra('th', {
  base: { py: '2', pr: '4', textAlign: 'left', fontSize: 'sm', color: 'fg.muted' },
});

function stateOf({ hasLeft, isTakenBack }: ClassMember): string {
  if (isTakenBack) return 'Withdrawn';
  return hasLeft ? 'Has left' : 'In the class';
}

function Bets({ bets, awaitsAgreement }: ClassMember) {
  if (!bets) {
    return <Cell colSpan={3}>{awaitsAgreement ? 'Not shared with you yet' : 'Not shared'}</Cell>;
  }
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
  if (members.length === 0) return <p>Nobody has joined yet.</p>;
  const hasNames = members.some(({ name }) => name !== null);
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label="Members">
      <chakra.table width="full" whiteSpace="nowrap">
        <thead>
          <tr>
            <Head scope="col">Alias</Head>
            {hasNames && <Head scope="col">Name</Head>}
            <Head scope="col">State</Head>
            <Head scope="col">Joined</Head>
            <Head scope="col">Bets</Head>
            <Head scope="col">Open</Head>
            <Head scope="col">With an estimate</Head>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <Cell fontWeight="medium">
                <PageLink path={`/classes/${classId}/members/${member.id}`}>
                  {member.alias}
                </PageLink>
              </Cell>
              {hasNames && (
                <Cell>
                  <bdi>{member.name}</bdi>
                </Cell>
              )}
              <Cell>{stateOf(member)}</Cell>
              <Cell>
                <DateTime instant={member.joinedAt} />
              </Cell>
              <Bets {...member} />
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
