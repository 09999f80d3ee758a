import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { counted } from '@/domain/format/counted';
import { lengthOf, QUESTION_MAX } from '@/domain/wizard/words';
import { openUpgradeForWizard } from '@/state/upgrade';
import { Button } from '@/ui/elements/Button';
import { TextArea } from '@/ui/form/Field';
import { QUESTION_ANCHOR } from './question-anchor';

/** From so many characters on the count shows: before that nobody comes near the limit. */
const COUNT_FROM = 400;
/** A line each, as the text grows; from then on it scrolls. */
const ROWS_MAX = 5;

function countText(length: number): string | undefined {
  if (length < COUNT_FROM) return undefined;
  const left = QUESTION_MAX - length;
  return left < 0
    ? `${counted(-left, 'character')} too many`
    : `${counted(left, 'character')} left`;
}

interface ComposerProps {
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  /** An answer is under way: the next question can be written, not sent. */
  isAsking: boolean;
  /** No question is left today. */
  isUsedUp: boolean;
  /** A press then leads to the plans. */
  offersPlans: boolean;
  /** The element that says how many questions are left. */
  describedBy: string;
}

/** The input of the chat. Enter sends; with Shift it begins a new line. */
export function Composer(props: ComposerProps) {
  const { text, onType, onSend, isAsking, isUsedUp, offersPlans, describedBy } = props;
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const length = lengthOf(text.trim());
  const count = countText(length);
  const isTooLong = length > QUESTION_MAX;

  // A question that came with the address, or was restored, is gone on with at its end.
  useEffect(() => {
    const field = input.current;
    if (field && field.value !== '')
      field.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composing of a character sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };

  return (
    <form
      aria-label="Ask the Wizard"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {/* Disabled controls tell of no press: where none is left, one leads to the plans. */}
      <Flex
        gap="2"
        align="end"
        {...(isUsedUp && offersPlans && { onClick: openUpgradeForWizard, cursor: 'pointer' })}
      >
        <TextArea
          ref={input}
          id={QUESTION_ANCHOR}
          rows={1}
          maxH={`${ROWS_MAX * 1.4 + 1.5}rem`}
          placeholder="Ask the Betting Wizard..."
          aria-label="Your question"
          aria-invalid={isTooLong}
          aria-describedby={count ? `${describedBy} ${id}-count` : describedBy}
          value={text}
          disabled={isUsedUp}
          pointerEvents={isUsedUp ? 'none' : undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          disabled={isUsedUp || isTooLong || isAsking}
          pointerEvents={isUsedUp ? 'none' : undefined}
        >
          <Send aria-hidden />
          Send
        </Button>
      </Flex>
      <chakra.p
        id={`${id}-count`}
        role="status"
        mt={count ? '1' : '0'}
        fontSize="sm"
        color={isTooLong ? 'loss' : 'fg.muted'}
        fontWeight={isTooLong ? 'semibold' : 'normal'}
      >
        {count}
      </chakra.p>
    </form>
  );
}
