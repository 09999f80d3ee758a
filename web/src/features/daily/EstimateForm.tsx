import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useGiveEstimate } from '@/api/practice/habit';
import type { HabitQuestion } from '@/api/types';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { chanceProblem, statedChanceOf } from '@/domain/analysis/stated-chance';
import { questionOf } from '@/domain/habit/words';
import { Button } from '@/ui/elements/Button';
import { FieldError, Input, useFieldControl } from '@/ui/form/Field';

interface EstimateFormProps {
  question: HabitQuestion;
  /** The rules of an estimate stand above the list that this is one of. */
  isOneOfMany?: boolean;
}

/** Asks for the chance of a side. No price and no chance of the market stands on the page before. */
export function EstimateForm({ question, isOneOfMany = false }: EstimateFormProps) {
  const [text, setText] = useState('');
  const give = useGiveEstimate();
  const chance = statedChanceOf(text);
  const problem =
    chanceProblem(text) ?? (give.error ? messageOf(give.error, FALLBACK_SENTENCE) : undefined);
  const control = useFieldControl(problem, !isOneOfMany);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chance === undefined || give.isPending) return;
    const { gameId, market, side, line } = question;
    give.mutate({
      ...{ gameId, market, side, line },
      chance: Math.round(chance * 100),
      marketShown: false,
    });
  };
  return (
    <form onSubmit={submit}>
      <chakra.label htmlFor={control.id} display="block" fontWeight="semibold" mb="2">
        {questionOf(question)}
      </chakra.label>
      <Flex align="center" gap="2">
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder="1–99"
          width="20"
          textAlign="right"
          value={text}
          disabled={give.isPending}
          onChange={(event) => {
            give.reset();
            setText(event.target.value);
          }}
          {...control}
        />
        <span aria-hidden>%</span>
        <Button type="submit" disabled={chance === undefined || give.isPending}>
          Give Estimate
        </Button>
      </Flex>
      <FieldError id={control.id} error={problem} />
      {!isOneOfMany && (
        <Box id={`${control.id}-hint`} fontSize="sm" color="fg.muted" mt="1.5">
          From 1 to 99 percent; it stands once you give it. A push does not count.
        </Box>
      )}
    </form>
  );
}
