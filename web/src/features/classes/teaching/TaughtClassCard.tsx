import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Presentation } from 'lucide-react';
import { Link } from 'react-router';
import type { TaughtClass } from '@/api/types';
import { Fact, TermsList } from '@/features/classes/TermsList';
import { kindText } from '@/features/classes/terms';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { CheckSlip } from './CheckSlip';
import { ClassCode } from './ClassCode';
import { Educators } from './Educators';
import { EndClass } from './EndClass';
import { MemberTable } from './MemberTable';
import { PastSeason } from './PastSeason';
import { Roster } from './Roster';
import { WaitingRoom } from './WaitingRoom';

const NO_CODE = {
  pseudonymous: 'Nobody can join any more',
  graded: 'By invitation, from the roster',
} as const;

/** The parts of a class that its educator opens one at a time. */
const PARTS = {
  members: { label: 'Members', of: ({ id }: TaughtClass) => <MemberTable classId={id} /> },
  roster: { label: 'Roster', of: (taught: TaughtClass) => <Roster taught={taught} /> },
  season: { label: 'Past Season', of: (taught: TaughtClass) => <PastSeason taught={taught} /> },
  slips: { label: 'Check a Slip', of: ({ id }: TaughtClass) => <CheckSlip classId={id} /> },
  educators: { label: 'Educators', of: (taught: TaughtClass) => <Educators taught={taught} /> },
} satisfies Record<string, { label: string; of: (taught: TaughtClass) => ReactNode }>;
type Part = keyof typeof PARTS;

const PARTS_OF: Record<TaughtClass['kind'], readonly Part[]> = {
  pseudonymous: ['members', 'season', 'slips', 'educators'],
  graded: ['members', 'roster', 'season', 'educators'],
};

function partsOf({ kind, terms }: TaughtClass): readonly Part[] {
  return terms.isSeen ? PARTS_OF[kind] : ['educators'];
}

/** A class that the educator teaches: how to join it, its terms and who is in it. */
export function TaughtClassCard({ taught }: { taught: TaughtClass }) {
  const id = useId();
  const [shown, setShown] = useState<Part>();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} Icon={Presentation}>
        {taught.title}
      </CardTitle>
      <Flex direction="column" gap="4" mt="3">
        <TermsList terms={taught.terms}>
          <Fact label="Code to join">
            {taught.code ? <ClassCode code={taught.code} /> : NO_CODE[taught.kind]}
          </Fact>
          <Fact label="Members">{taught.members}</Fact>
          <Fact label="Kind">{kindText(taught.kind)}</Fact>
        </TermsList>
        {taught.kind === 'pseudonymous' && !taught.terms.hasEnded && (
          <WaitingRoom taught={taught} />
        )}
        {!taught.terms.isSeen && (
          <chakra.p color="fg.muted">Its learners are no longer shown to you.</chakra.p>
        )}
        <Flex gap="2" wrap="wrap">
          {taught.members > 0 && taught.terms.isSeen && (
            <Button asChild size="sm">
              <Link to={`/classes/${taught.id}`}>Overview</Link>
            </Button>
          )}
          <Button asChild size="sm" variant="outline">
            <Link to={`/classes/${taught.id}/assignments`}>Assignments</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={`/classes/${taught.id}/report`}>Class Report</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={`/classes/${taught.id}/board`}>Class Board</Link>
          </Button>
          {partsOf(taught).map((part) => (
            <Button
              key={part}
              variant="outline"
              size="sm"
              aria-expanded={shown === part}
              onClick={() => setShown(shown === part ? undefined : part)}
            >
              {PARTS[part].label}
            </Button>
          ))}
          {!taught.terms.hasEnded && <EndClass taught={taught} />}
        </Flex>
        {shown && (
          <chakra.div {...dashedRule} pt="3">
            {PARTS[shown].of(taught)}
          </chakra.div>
        )}
      </Flex>
    </Card>
  );
}
