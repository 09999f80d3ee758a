import { chakra, Flex } from '@chakra-ui/react';
import { Bookmark, X } from 'lucide-react';
import type { SavedAnalysis } from '@/api/types';
import { useSavedAnalyses } from '@/api/wizard/saved';
import { eventName } from '@/domain/betting/picks';
import { isPass } from '@/domain/wizard/pass';
import { BetStatusBadge } from '@/ui/betting/BetStatusBadge';
import { GameStart } from '@/ui/betting/GameStart';
import { Price } from '@/ui/betting/Price';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { PageLink } from '@/ui/elements/PageLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { useSave } from './use-save';

const PASSED_ON = {
  pending: 'No bet',
  won: 'No bet; the pick won',
  lost: 'No bet; the pick lost',
  push: 'No bet; the pick was a push',
  void: 'No bet; the game was void',
};

/** What became of the pick. One that was passed on has no colour: neither coins nor credit hang on it. */
function Outcome({ advice, outcome }: Pick<SavedAnalysis, 'advice' | 'outcome'>) {
  if (outcome && !isPass(advice)) return <BetStatusBadge status={outcome} />;
  return <Badge tone="outline">{PASSED_ON[outcome ?? 'pending']}</Badge>;
}

/** 'Boston Celtics -3.5 at -110', or 'Pass'. */
function Said({ advice }: Pick<SavedAnalysis, 'advice'>) {
  const { recommendation, pick } = advice;
  return (
    <chakra.span fontWeight="semibold" overflowWrap="anywhere">
      {recommendation}
      {pick && !isPass(advice) && (
        <>
          {' '}
          at <Price odds={pick.odds} />
        </>
      )}
    </chakra.span>
  );
}

interface RowProps {
  analysis: SavedAnalysis;
  onOpen: () => void;
}

function Row({ analysis, onOpen }: RowProps) {
  const { id, question, advice, game, outcome } = analysis;
  const { save, isPending } = useSave(id);
  return (
    <Flex as="li" listStyleType="none" gap="3" py="3" align="flex-start" _notFirst={dashedRule}>
      <chakra.div flex="1" minW="0">
        <Flex wrap="wrap" align="center" columnGap="2.5" rowGap="1">
          <Said advice={advice} />
          <Outcome advice={advice} outcome={outcome} />
        </Flex>
        {game && (
          <Flex wrap="wrap" align="center" columnGap="2" fontSize="sm" color="fg.muted">
            <PageLink path={`/game-details/${game.id}`}>{eventName(game)}</PageLink>
            <GameStart instant={game.startTime} />
            <SourceLabel source={game.source} />
          </Flex>
        )}
        <chakra.p fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
          You asked: {question}
        </chakra.p>
      </chakra.div>
      <Flex gap="1" align="center" flexShrink="0">
        <Button variant="outline" size="sm" onClick={onOpen}>
          Open
          <chakra.span srOnly> {question}</chakra.span>
        </Button>
        <Button
          variant="ghost"
          size="icon"
          boxSize="9"
          aria-label={`Remove ${question}`}
          disabled={isPending}
          onClick={() => save(false)}
        >
          <X aria-hidden />
        </Button>
      </Flex>
    </Flex>
  );
}

function List({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, isError, refetch } = useSavedAnalyses();
  if (!data) {
    if (!isError) return <Skeleton height="24" />;
    return (
      <ErrorState
        message="Failed to load your saved analyses. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={Bookmark}
        title="No saved analyses yet"
        text="Save one, and see here what became of it."
      />
    );
  }
  return (
    <ul aria-label="Saved analyses">
      {data.map((analysis) => (
        <Row key={analysis.id} analysis={analysis} onOpen={() => onOpen(analysis.id)} />
      ))}
    </ul>
  );
}

/** The analyses that the player has kept, each with what became of it. */
export function SavedAnalyses({ onOpen }: { onOpen: (id: number) => void }) {
  return (
    <Card aria-label="Saved Analyses">
      <CardTitle Icon={Bookmark} mb="1">
        Saved Analyses
      </CardTitle>
      <List onOpen={onOpen} />
    </Card>
  );
}
