import { useId } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { Link } from 'react-router';
import { choosePurse } from '@/api/classes/choose-purse';
import { useChangeConsent, useDrawAlias } from '@/api/classes/classes';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { JoinedClass } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { useChosenClass } from '@/state/purse';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { CompletionSlip } from './CompletionSlip';
import { JoinedSeason } from './JoinedSeason';
import { HelpWish } from './HelpWish';
import { LeaveClass } from './LeaveClass';
import { Looks } from './Looks';
import { NewEducators } from './NewEducators';
import { OwnRow } from './OwnRow';
import { Fact, TermsList } from './TermsList';
import { ConsentRows } from './consent';
import { educatorsText } from './terms';

function showRefusal(title: string, error: Error): void {
  showToast({ tone: 'error', title, description: messageOf(error, FALLBACK_SENTENCE) });
}

function Alias({ joined }: { joined: JoinedClass }) {
  const { mutate: draw, isPending } = useDrawAlias();
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <span>{joined.alias}</span>
      {!joined.hasLeft && (
        <Button
          variant="outline"
          size="sm"
          disabled={isPending}
          onClick={() =>
            draw(joined.id, { onError: (error) => showRefusal('Alias not changed', error) })
          }
        >
          Draw Another
        </Button>
      )}
    </Flex>
  );
}

function Consent({ joined }: { joined: JoinedClass }) {
  const { mutate: change, isPending } = useChangeConsent();
  return (
    <ConsentRows
      consent={joined.consent}
      name={joined.name}
      disabled={isPending}
      onChange={(consent) =>
        change(
          { classId: joined.id, consent },
          { onError: (error) => showRefusal('Nothing has changed', error) },
        )
      }
    />
  );
}

function stateOf({ hasLeft, isTakenBack, terms }: JoinedClass): string | undefined {
  if (isTakenBack) return 'You have left, and the class sees nothing of you.';
  if (hasLeft) return 'You have left. What the class has seen of you stays until the date below.';
  return terms.hasEnded ? 'This class has ended.' : undefined;
}

/** A class that the learner is in, or has been in. */
export function JoinedClassCard({ joined }: { joined: JoinedClass }) {
  const id = useId();
  const client = useQueryClient();
  const isChosen = useChosenClass()?.id === joined.id;
  const state = stateOf(joined);
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} Icon={GraduationCap}>
        {joined.title}
      </CardTitle>
      {state && (
        <chakra.p color="fg.muted" mt="1">
          {state}
        </chakra.p>
      )}
      <Flex direction="column" gap="4" mt="3">
        <NewEducators joined={joined} />
        <TermsList terms={joined.terms}>
          <Fact label="Who sees what I share">{educatorsText(joined.educators)}</Fact>
          <Fact label="My purse">
            {formatCoins(joined.balance)} coins
            {joined.openStakes > 0 && `, ${formatCoins(joined.openStakes)} in open bets`}
          </Fact>
          <Fact label="My alias">
            <Alias joined={joined} />
          </Fact>
          {joined.name && (
            <Fact label="My name in the class">
              <bdi>{joined.name}</bdi>
            </Fact>
          )}
        </TermsList>
        <Flex gap="2" wrap="wrap">
          <Button
            disabled={isChosen}
            onClick={() => void choosePurse(client, { id: joined.id, title: joined.title })}
          >
            {isChosen ? 'This Purse is Chosen' : 'Choose this Purse'}
          </Button>
          <Button asChild variant="outline">
            <Link to={`/classes/${joined.id}/assignments`}>My Assignments</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={`/classes/${joined.id}/board`}>Class Board</Link>
          </Button>
        </Flex>
        <JoinedSeason joined={joined} />
        {!joined.hasLeft && <HelpWish joined={joined} />}
        {!joined.hasLeft && (
          <chakra.div {...dashedRule} pt="3">
            <Consent joined={joined} />
          </chakra.div>
        )}
        {joined.kind === 'pseudonymous' && !joined.isTakenBack && (
          <CompletionSlip joined={joined} />
        )}
        <OwnRow joined={joined} />
        <Looks joined={joined} />
        <LeaveClass joined={joined} />
      </Flex>
    </Card>
  );
}
