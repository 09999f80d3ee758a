import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { H, P } from './content/prose';
import { FinishGuide } from './FinishGuide';
import type { GuideContent } from './content/guide-content';
import type { Guide } from './guides';
import { QuestionCard } from './QuestionCard';

interface CheckProps {
  guide: Guide;
  questions: GuideContent['questions'];
}

/** The three questions at the end of a guide. With the last answer the guide can be finished. */
export function Check({ guide, questions }: CheckProps) {
  const [right, setRight] = useState<readonly boolean[]>([]);
  return (
    <chakra.section aria-labelledby="check">
      <H id="check">Check yourself</H>
      <P color="fg.muted">
        Three questions. A wrong answer costs nothing: the reason is what counts.
      </P>
      {questions.map((question, index) => (
        <QuestionCard
          key={index}
          number={index + 1}
          question={question}
          onAnswer={(choice) => setRight([...right, choice === question.right])}
        />
      ))}
      {right.length === questions.length && (
        <FinishGuide guide={guide} right={right.filter(Boolean).length} of={questions.length} />
      )}
    </chakra.section>
  );
}
