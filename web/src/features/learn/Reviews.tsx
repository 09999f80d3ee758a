import { useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useAnswerReview, useHabitToday } from '@/api/practice/habit';
import type { HabitReview } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { loadGuide } from './load-guide';
import type { Check } from './content/guide-content';
import { StepCheck } from './StepCheck';

const DAY_MS = 86_400_000;

/** The same matter, from another question of it on each day: an answer is not learned by heart. */
function ofDay(check: Check, date: string): Check {
  const first = Math.floor(Date.parse(date) / DAY_MS) % check.length;
  const [question = check[0], ...others] = [...check.slice(first), ...check.slice(0, first)];
  return [question, ...others];
}

interface ReviewProps {
  review: HabitReview;
  number: number;
  /** Of the person's day. */
  date: string;
}

function Review({ review, number, date }: ReviewProps) {
  const { guideId, check } = review;
  const { mutate: answer } = useAnswerReview();
  // The first answer counts, and one after a wrong one is practice.
  const isAnswered = useRef(false);
  const { data } = useQuery({
    queryKey: ['guide', guideId],
    queryFn: () => loadGuide(guideId),
    staleTime: Infinity,
  });
  const questions = data?.content.steps[check - 1]?.check;
  if (!data || !questions) return null;
  return (
    <>
      <chakra.p fontSize="sm" color="fg.muted" mt="4" mb="-2">
        From {data.guide.title}
      </chakra.p>
      <StepCheck
        number={number}
        check={ofDay(questions, date)}
        onAnswer={(right) => {
          if (!isAnswered.current) answer({ guideId, check, right });
          isAnswered.current = true;
        }}
      />
    </>
  );
}

/** The questions that come back today. They stay on the page with their reasons once they are answered. */
export function Reviews() {
  const { data } = useHabitToday();
  const [asked, setAsked] = useState<{ reviews: readonly HabitReview[]; date: string }>();
  if (!asked && data && data.reviews.length > 0) setAsked(data);
  if (!asked) return null;
  return (
    <section aria-label="Reviews">
      <chakra.h2 fontSize="lg" fontWeight="bold">
        {counted(asked.reviews.length, 'question')} from guides you have read
      </chakra.h2>
      <chakra.p color="fg.muted">
        They come back after 1, 3 and 7 days, because a break makes them stick. A wrong answer costs
        nothing.
      </chakra.p>
      {asked.reviews.map((review, index) => (
        <Review
          key={`${review.guideId} ${review.check}`}
          review={review}
          number={index + 1}
          date={asked.date}
        />
      ))}
    </section>
  );
}
