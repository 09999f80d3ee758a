import { Box, chakra, Flex } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import { useOwnAssignments } from '@/api/classes/assignments';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { OwnAssignment } from '@/api/types';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { RuleGames } from './RuleGames';
import { progressText, TONES, wordsOf } from '@/domain/learning/assignments';
import { windowText } from './window';

const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', maxW: '70ch' } });

function Assignment({ assignment }: { assignment: OwnAssignment }) {
  const { rule, progress, isShared } = assignment;
  const words = wordsOf(rule.assignment);
  const isMet = progress.mark === 'met' || progress.mark === 'metLate';
  const days = windowText(rule);
  return (
    <Card aria-label={words.name}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <CardTitle>{words.name}</CardTitle>
        <Badge tone={TONES[progress.mark]}>{progressText(progress)}</Badge>
      </Flex>
      <chakra.p mt="2" maxW="70ch">
        {words.asks(rule.numbers)}
      </chakra.p>
      {words.twin && <Note mt="1">Without bets: {words.twin(rule.numbers)}</Note>}
      {days && <Note mt="1">{days}</Note>}
      <RuleGames games={rule.games} />
      {!isMet && progress.of > 0 && (
        <Box mt="3" maxW="24rem">
          <ProgressBar
            label={`How far you are with ${words.name}`}
            value={progress.done}
            max={progress.of}
            valueText={`${progress.done} of ${progress.of}`}
          />
        </Box>
      )}
      {!isShared && (
        <Note mt="2">
          Your class does not see this one, because you do not share what it asks for.
        </Note>
      )}
      {!isMet && (
        <Flex gap="2" wrap="wrap" mt="3">
          {words.where.map(({ to, label }) => (
            <Button key={to} asChild variant="outline" size="sm">
              <Link to={to}>{label}</Link>
            </Button>
          ))}
        </Flex>
      )}
    </Card>
  );
}

/** What a class asks of the learner, and how far they are. */
export function OwnAssignments({ id }: { id: string }) {
  const { data, error, isError, refetch } = useOwnAssignments(id);
  if (isError && !data) {
    return (
      <ErrorState message={messageOf(error, FALLBACK_SENTENCE)} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <Box role="status">
        <chakra.span srOnly>Loading your assignments</chakra.span>
        <Skeleton height="24rem" borderRadius="lg" />
      </Box>
    );
  }
  return (
    <>
      <ChalkHeading>{data.title}</ChalkHeading>
      <chakra.p mt="1" mb="5" color="fg.muted" maxW="70ch">
        Each can be met without a bet, none asks for a profit, and what is met stays met. Bets count
        from the purse of this class, all else is your own, from the day on that you joined.
      </chakra.p>
      <Flex direction="column" gap="4">
        {data.assignments.map((assignment) => (
          <Assignment key={assignment.rule.assignment} assignment={assignment} />
        ))}
        {data.assignments.length === 0 && (
          <Card>
            <EmptyState
              icon={ClipboardList}
              title="No assignments yet"
              text="Whoever teaches this class has set none."
            />
          </Card>
        )}
      </Flex>
    </>
  );
}
