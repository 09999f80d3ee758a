import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useAnswerReview, useHabitToday } from '@/api/practice/habit';
import type { HabitReview } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { loadGuide } from './load-guide';
import { QuestionCard } from './QuestionCard';

interface ReviewProps {
  review: HabitReview;
  number: number;
}

function Review({ review, number }: ReviewProps) {
  const { guideId, check } = review;
  const answer = useAnswerReview();
  const { data } = useQuery({
    queryKey: ['guide', guideId],
    queryFn: () => loadGuide(guideId),
    staleTime: Infinity,
  });
  const question = data?.content.steps[check - 1]?.check[0];
  if (!data || !question) return null;
  return (
    <>
      <chakra.p fontSize="sm" color="fg.muted" mt="4" mb="-2">
        From {data.guide.title}
      </chakra.p>
      <QuestionCard
        number={number}
        question={question}
        onAnswer={(choice) => {
          answer.mutate({ guideId, check, right: choice === question.right });
          return true;
        }}
      />
    </>
  );
}

/** The questions that come back today. They stay on the page with their reasons once they are answered. */
export function Reviews() {
  const { data } = useHabitToday();
  const [asked, setAsked] = useState<readonly HabitReview[]>();
  if (!asked && data && data.reviews.length > 0) setAsked(data.reviews);
  if (!asked) return null;
  return (
    <section aria-label="Reviews">
      <chakra.h2 fontSize="lg" fontWeight="bold">
        {counted(asked.length, 'question')} from guides you have read
      </chakra.h2>
      <chakra.p color="fg.muted">
        They come back after 1, 3 and 7 days, because a break makes them stick. A wrong answer costs
        nothing.
      </chakra.p>
      {asked.map((review, index) => (
        <Review key={`${review.guideId} ${review.check}`} review={review} number={index + 1} />
      ))}
    </section>
  );
}
