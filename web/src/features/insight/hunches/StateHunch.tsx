import { useState } from 'react';
import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { useStateHunch } from '@/api/history/hunches';
import type { ProgressCut } from '@/api/history/progress';
import type { StateHunchRequest } from '@/api/types';
import { known } from '@/domain/betting/bet-choices';
import {
  claimText,
  countHint,
  HUNCH_COUNTS,
  measureOf,
  subjectText,
} from '@/features/insight/words/hunches';
import type { HunchCount } from '@/features/insight/words/hunches';
import { Button } from '@/ui/elements/Button';
import { Chips } from '@/ui/form/Chips';

const COUNTS = HUNCH_COUNTS.map((count) => ({
  value: `${count}` as const,
  label: `${count} bets`,
}));

type Subject = Pick<StateHunchRequest, 'sport' | 'market' | 'price'>;

/** A choice below its name, which the choice itself says to a screen reader. */
function Labelled({ label, children }: { label: string; children: (label: string) => ReactNode }) {
  return (
    <div>
      <chakra.p aria-hidden fontSize="sm" color="fg.muted" mb="1.5">
        {label}
      </chakra.p>
      {children(label)}
    </div>
  );
}

function Form({ subject, onStated }: { subject: Subject; onStated: () => void }) {
  const [direction, setDirection] = useState<StateHunchRequest['direction']>('better');
  const [bets, setBets] = useState<HunchCount>(100);
  const { mutate, isPending, error } = useStateHunch();
  const measure = measureOf(subject.market);
  const claim = (way: StateHunchRequest['direction']) => claimText({ direction: way, measure });
  return (
    <Flex
      as="form"
      aria-label="Your hunch"
      direction="column"
      align="flex-start"
      gap="3"
      mt="3"
      p="4"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ ...subject, direction, bets }, { onSuccess: onStated });
      }}
    >
      <chakra.p fontWeight="semibold">
        Of your next bets on {subjectText(subject)} you expect that {claim(direction)}.
      </chakra.p>
      <Labelled label="What you expect">
        {(label) => (
          <Chips
            label={label}
            options={[
              { value: 'better', label: 'Better' },
              { value: 'worse', label: 'Worse' },
            ]}
            value={direction}
            onChange={setDirection}
          />
        )}
      </Labelled>
      <Labelled label="After how many bets it is judged">
        {(label) => (
          <Chips
            label={label}
            options={COUNTS}
            value={`${bets}`}
            onChange={(value) => setBets(Number(value) as HunchCount)}
          />
        )}
      </Labelled>
      <chakra.p fontSize="sm" color="fg.muted" maxW="70ch">
        {countHint(measure, bets)} It is judged once, and cannot be changed.
      </chakra.p>
      <Button type="submit" size="sm" disabled={isPending}>
        {isPending ? 'Stating...' : 'State this hunch'}
      </Button>
      <chakra.p aria-live="polite" fontSize="sm" color="loss">
        {error && messageOf(error, FALLBACK_SENTENCE)}
      </chakra.p>
    </Flex>
  );
}

/** From a cut that looks special to a test of it: by bets that are placed from now on alone. */
export function StateHunch({ cut }: { cut: ProgressCut }) {
  const { sport, market, price, from, to, season } = cut;
  const subject = known({ sport, market, price });
  const [open, setOpen] = useState(false);
  const [stated, setStated] = useState<string>();
  const text = subjectText(subject);
  if (season || text === '') return null;
  if (stated === text) {
    return <chakra.p role="status">Stated. Bets that you place from now on test it.</chakra.p>;
  }
  return (
    <Box>
      <Button variant="outline" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        Test it from now on
      </Button>
      {open && (
        <>
          {(from ?? to) && (
            <chakra.p mt="2" fontSize="sm">
              The days of the filter are no part of it.
            </chakra.p>
          )}
          <Form key={text} subject={subject} onStated={() => setStated(text)} />
        </>
      )}
    </Box>
  );
}
