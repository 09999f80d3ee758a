import { useEffect, useRef, useState } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useCurrentUser } from '@/api/account/current-user';
import { useAnswerReview } from '@/api/practice/habit';
import { rememberedPlace, rememberPlace } from '@/state/guide-place';
import type { GuidePlace } from '@/state/guide-place';
import { Button } from '@/ui/elements/Button';
import type { Step } from './content/guide-content';
import { FinishGuide } from './FinishGuide';
import type { Guide } from './guides';
import { StepCheck } from './StepCheck';
import { StepList } from './StepList';

/** The place of this reader in this guide. Each change is kept at once. */
function useGuidePlace(guideId: string, steps: number) {
  const { user } = useCurrentUser();
  const [place, setPlace] = useState(() => rememberedPlace(user.id, guideId, steps));
  const changePlace = (next: GuidePlace) => {
    rememberPlace(user.id, guideId, next);
    setPlace(next);
  };
  return [place, changePlace] as const;
}

interface StepTurnsProps {
  at: number;
  of: number;
  onChoose: (step: number) => void;
}

function StepTurns({ at, of, onChoose }: StepTurnsProps) {
  return (
    <Flex mt="6" gap="3" justify="space-between">
      {at > 0 && (
        <Button variant="ghost" onClick={() => onChoose(at - 1)}>
          <ArrowLeft aria-hidden />
          Previous step
        </Button>
      )}
      {at < of - 1 && (
        <Button ml="auto" onClick={() => onChoose(at + 1)}>
          Next step
          <ArrowRight aria-hidden />
        </Button>
      )}
    </Flex>
  );
}

/** The steps of a guide, one at a time. Once each has an answer, the guide can be finished. */
export function GuideSteps({ guide, steps }: { guide: Guide; steps: readonly Step[] }) {
  const [place, changePlace] = useGuidePlace(guide.id, steps.length);
  const { at, answers } = place;
  const { isDemo } = useCurrentUser();
  const review = useAnswerReview();
  const answer = (right: boolean) => {
    // The first answer begins the reviews of the step's question; one after a wrong answer is practice.
    if (!isDemo && !answers[at]) review.mutate({ guideId: guide.id, check: at + 1, right });
    changePlace({ ...place, answers: { ...answers, [at]: right } });
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);

  // The text has changed below the button: reading goes on at the new heading.
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const step = steps[at];
  if (!step) return null;
  const choose = (next: number) => changePlace({ ...place, at: next });
  const open = steps.map((_, index) => index).filter((index) => !(index in answers));
  return (
    <>
      <StepList steps={steps} place={place} onChoose={choose} />
      <section aria-labelledby="step" key={at}>
        <Box maxW="44rem">
          <chakra.p fontSize="sm" color="fg.muted">
            Step {at + 1} of {steps.length}. Your place is kept in this browser.
          </chakra.p>
          <chakra.h2
            ref={heading}
            id="step"
            tabIndex={-1}
            outline="none"
            fontSize="2xl"
            scrollMarginTop="20"
          >
            {step.title}
          </chakra.h2>
          <step.Text />
        </Box>
        <StepCheck number={at + 1} check={step.check} onAnswer={answer} />
      </section>
      <StepTurns at={at} of={steps.length} onChoose={choose} />
      {open.length === 0 ? (
        <FinishGuide guide={guide} steps={steps} answers={answers} onChoose={choose} />
      ) : (
        at === steps.length - 1 && (
          <chakra.p mt="4" color="fg.muted">
            No answer yet: {open.map((index) => `step ${index + 1}`).join(', ')}. The guide can be
            finished once each step has one.
          </chakra.p>
        )
      )}
    </>
  );
}
