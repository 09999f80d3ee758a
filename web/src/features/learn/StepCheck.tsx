import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Button } from '@/ui/elements/Button';
import type { Check, Question } from './content/guide-content';
import { QuestionCard } from './QuestionCard';

/** Nobody reads a question and its options in less. */
const READING_MS = 3_000;

interface AttemptProps {
  number: number;
  question: Question;
  /** Whether there is another question of the same matter. */
  hasOther: boolean;
  /** Called once, when the answer counts. */
  onAnswer: (right: boolean) => void;
  onAgain: () => void;
}

function Attempt({ number, question, hasOther, onAnswer, onAgain }: AttemptProps) {
  const shownAt = useRef(0);
  const [result, setResult] = useState<'right' | 'wrong' | 'quick'>();
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);

  const answer = (choice: number) => {
    const right = choice === question.right;
    const isRead = Date.now() - shownAt.current >= READING_MS;
    setResult(!isRead ? 'quick' : right ? 'right' : 'wrong');
    if (isRead) onAnswer(right);
    return isRead;
  };

  return (
    <>
      <QuestionCard number={number} question={question} onAnswer={answer} />
      <chakra.p role="status" mt={result === 'quick' ? '3' : '0'}>
        {result === 'quick' &&
          'That was answered within 3 seconds, so it does not count as read. Read the question, then check your answer.'}
      </chakra.p>
      {result === 'wrong' && (
        <Button variant="outline" mt="3" onClick={onAgain}>
          {hasOther ? 'Try another question' : 'Ask me again'}
        </Button>
      )}
    </>
  );
}

interface StepCheckProps {
  number: number;
  check: Check;
  /** Called with each answer that counts. */
  onAnswer: (right: boolean) => void;
}

/** The check of a step. After a wrong answer it can be tried again, with another question where there is one. */
export function StepCheck({ number, check, onAnswer }: StepCheckProps) {
  const [attempt, setAttempt] = useState(0);
  const card = useRef<HTMLDivElement>(null);

  // The button is gone: the keyboard goes on at the new question.
  useEffect(() => {
    if (attempt > 0) card.current?.focus();
  }, [attempt]);
  return (
    <chakra.div ref={card} tabIndex={-1} outline="none">
      <Attempt
        key={attempt}
        number={number}
        question={check[attempt % check.length] ?? check[0]}
        hasOther={check.length > 1}
        onAnswer={onAnswer}
        onAgain={() => setAttempt(attempt + 1)}
      />
    </chakra.div>
  );
}
