import { useEffect, useId, useRef, useState } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import type { Question } from './content/guide-content';
import { shuffled } from './shuffled';

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    lineHeight: '1.35',
    '&[data-open]': { cursor: 'pointer', _hover: { borderColor: 'border.control' } },
    '&[data-mark=right]': { borderColor: 'win', bg: 'win/12' },
    '&[data-mark=wrong]': { borderColor: 'loss', bg: 'loss/12' },
    '& > small': { ml: 'auto', fontSize: 'sm', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  },
});

interface QuestionCardProps {
  number: number;
  question: Question;
  /** Called with the option that was chosen; false where it does not count, and is asked for still. */
  onAnswer: (choice: number) => boolean;
}

/** One question of a check. The reason is shown once an answer counts. */
export function QuestionCard({ number, question, onAnswer }: QuestionCardProps) {
  const { ask, options, right, why } = question;
  const [choice, setChoice] = useState<number>();
  const [answered, setAnswered] = useState(false);
  const [order] = useState(() => shuffled(options.length));
  const name = useId();
  const correct = choice === right;
  const reason = useRef<HTMLDivElement>(null);

  // The button goes with the answer: the keyboard stays at the question and not at the page's beginning.
  useEffect(() => {
    if (answered) reason.current?.focus({ preventScroll: true });
  }, [answered]);

  const mark = (index: number) => {
    if (!answered) return undefined;
    if (index === right) return 'right';
    return index === choice ? 'wrong' : undefined;
  };
  const send = () => {
    if (choice !== undefined && onAnswer(choice)) setAnswered(true);
  };

  return (
    <Card as="fieldset" mt="4">
      {/* Floated, a legend lies inside its box like other text. */}
      <chakra.legend float="left" width="full" fontWeight="semibold" mb="3">
        {number}. {ask}
      </chakra.legend>
      <Flex direction="column" gap="2" clear="both">
        {order.map((index) => (
          <Option key={index} data-open={answered ? undefined : ''} data-mark={mark(index)}>
            <chakra.input
              type="radio"
              name={name}
              boxSize="4"
              flexShrink="0"
              accentColor="brand"
              checked={choice === index}
              disabled={answered}
              onChange={() => setChoice(index)}
            />
            <span>{options[index]}</span>
            {mark(index) === 'right' && <chakra.small color="win">Right answer</chakra.small>}
            {mark(index) === 'wrong' && <chakra.small color="loss">Your answer</chakra.small>}
          </Option>
        ))}
      </Flex>
      {!answered && (
        <Button variant="outline" mt="3" disabled={choice === undefined} onClick={send}>
          Check answer
        </Button>
      )}
      <Box
        ref={reason}
        role="status"
        aria-label={`Answer to question ${number}`}
        tabIndex={-1}
        outline="none"
      >
        {answered && (
          <Flex gap="3" mt="4">
            <Box color={correct ? 'win' : 'loss'} flexShrink="0" pt="0.5" aria-hidden>
              {correct ? <Check size={20} /> : <X size={20} />}
            </Box>
            <p>
              <b>{correct ? 'Right.' : 'Not quite.'}</b> {why}
            </p>
          </Flex>
        )}
      </Box>
    </Card>
  );
}
