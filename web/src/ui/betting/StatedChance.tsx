import { chakra, Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { chanceProblem, edgeSentence, statedChanceOf } from '@/domain/analysis/stated-chance';
import { FieldError, Input, useFieldControl } from '@/ui/form/Field';

interface StatedChanceProps {
  inputRef?: Ref<HTMLInputElement>;
  /** The pick that the chance is about, for a screen reader: there may be several on the page. */
  prediction: string;
  odds: number;
  /** Without the margin; shown after an estimate is given, so that it does not lead it. */
  marketChance?: number | undefined;
  /** As typed. */
  text: string;
  onChange: (text: string) => void;
  disabled?: boolean;
}

/** Asks, optionally, for the player's own estimate of the chance, and says what it means for the price. */
export function StatedChance(props: StatedChanceProps) {
  const { inputRef, prediction, odds, marketChance, text, onChange, disabled } = props;
  const chance = statedChanceOf(text);
  const problem = chanceProblem(text);
  const control = useFieldControl(problem, chance !== undefined);
  return (
    <div>
      <Flex align="center" gap="2" fontSize="sm">
        <chakra.label htmlFor={control.id} flex="1" lineHeight="1.3">
          <b>How likely do you think?</b>
          <chakra.span srOnly> Optional, 1 to 99 percent for {prediction}</chakra.span>
        </chakra.label>
        <Input
          ref={inputRef}
          inputMode="numeric"
          autoComplete="off"
          placeholder="1–99"
          minH="9"
          width="16"
          textAlign="right"
          value={text}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          {...control}
        />
        <span aria-hidden>%</span>
      </Flex>
      <FieldError id={control.id} error={problem} />
      <chakra.div
        id={`${control.id}-hint`}
        aria-live="polite"
        fontSize="sm"
        color="fg.muted"
        mt="1"
      >
        {chance !== undefined &&
          `${edgeSentence(odds, chance, marketChance)} A push does not count.`}
      </chakra.div>
    </div>
  );
}
