import { useId } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { chanceDigitsOf, edgeSentence, statedChanceOf } from '@/domain/analysis/stated-chance';
import { Input } from '@/ui/form/Field';

interface StatedChanceProps {
  /** The pick that the chance is about, for a screen reader: there may be several on the page. */
  prediction: string;
  odds: number;
  /** As typed: whole percent, or nothing. */
  text: string;
  onChange: (text: string) => void;
  disabled?: boolean;
}

/** Asks, optionally, for the player's own estimate of the chance, and says what it means for the price. */
export function StatedChance(props: StatedChanceProps) {
  const { prediction, odds, text, onChange, disabled } = props;
  const id = useId();
  const chance = statedChanceOf(text);
  return (
    <div>
      <Flex align="center" gap="2" fontSize="sm">
        <chakra.label htmlFor={id} flex="1" lineHeight="1.3">
          <b>How likely do you think?</b>
          <chakra.span srOnly> Optional, 1 to 99 percent for {prediction}</chakra.span>
        </chakra.label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="1–99"
          minH="9"
          width="16"
          textAlign="right"
          value={text}
          disabled={disabled}
          aria-describedby={`${id}-edge`}
          onChange={(event) => onChange(chanceDigitsOf(event.target.value))}
        />
        <span aria-hidden>%</span>
      </Flex>
      <chakra.p id={`${id}-edge`} aria-live="polite" fontSize="sm" color="fg.muted" mt="1">
        {chance !== undefined && edgeSentence(odds, chance)}
      </chakra.p>
    </div>
  );
}
