import { useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { useGiveUpHunch, useHunches } from '@/api/history/hunches';
import type { InsightHunch } from '@/api/types';
import { VERDICT_TONES } from '@/features/insight/figures/FigureCard';
import {
  claimText,
  hunchSentence,
  hunchVerdict,
  subjectText,
} from '@/features/insight/words/hunches';
import { useDates } from '@/state/use-dates';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ShowMoreButton } from '@/ui/feedback/ShowMoreButton';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';

function Hunch({ hunch }: { hunch: InsightHunch }) {
  const { formatDate } = useDates();
  const { mutate, isPending, error } = useGiveUpHunch();
  const verdict = hunchVerdict(hunch);
  const isOpen = hunch.verdict === 'too few' && !hunch.isGivenUp;
  const subject = subjectText(hunch);
  return (
    <chakra.li {...dashedRule} py="3" listStyleType="none">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <chakra.h3 fontWeight="semibold">
          {subject}: {claimText(hunch)}
        </chakra.h3>
        <Badge tone={VERDICT_TONES[verdict.tone]}>{verdict.word}</Badge>
      </Flex>
      <chakra.p maxW="70ch" mt="1">
        {hunchSentence(hunch)}
      </chakra.p>
      <Flex align="center" gap="3" wrap="wrap" fontSize="sm" color="fg.muted">
        Stated on {formatDate(hunch.statedAt)}
        {isOpen && (
          <Button
            variant="ghost"
            size="sm"
            disabled={isPending}
            aria-label={`Give up: ${subject}`}
            onClick={() => mutate(hunch.id)}
          >
            Give it up
          </Button>
        )}
      </Flex>
      {error && (
        <chakra.p role="alert" fontSize="sm" color="loss">
          {messageOf(error, FALLBACK_SENTENCE)}
        </chakra.p>
      )}
    </chakra.li>
  );
}

/** As many as can be open at once: the list stands above the figures. */
const SHOWN_AT_FIRST = 3;

/** What the player stated before the bets that test it. */
export function Hunches() {
  const { data, isError, refetch } = useHunches();
  const [all, setAll] = useState(false);
  if (!data && isError) {
    return (
      <Card aria-label="Your hunches">
        <ErrorState message="Your hunches could not be loaded." onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data || data.hunches.length === 0) return null;
  return (
    <Card aria-label="Your hunches">
      <CardTitle mb="1">Your hunches</CardTitle>
      <chakra.p fontSize="sm" color="fg.muted" maxW="75ch" mb="2">
        Stated first, tested on later bets alone: what was picked after its results can look special
        by luck.
      </chakra.p>
      <chakra.ul>
        {data.hunches.slice(0, all ? undefined : SHOWN_AT_FIRST).map((hunch) => (
          <Hunch key={hunch.id} hunch={hunch} />
        ))}
      </chakra.ul>
      {!all && data.hunches.length > SHOWN_AT_FIRST && (
        <ShowMoreButton onMore={() => setAll(true)} />
      )}
    </Card>
  );
}
