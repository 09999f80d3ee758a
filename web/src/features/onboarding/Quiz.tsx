import { useEffect, useRef, useState } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { showToast } from '@/state/toast';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { Button } from '@/ui/elements/Button';
import { RadioCards } from '@/ui/form/RadioCards';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { QUESTIONS } from './questions';

/** The next question takes the focus, so that it is read and answered without a search for it. */
function useFocusOnQuestion(step: number) {
  const question = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const radios = question.current?.querySelectorAll('input') ?? [];
    const [first] = radios;
    ([...radios].find((radio) => radio.checked) ?? first)?.focus();
  }, [step]);
  return question;
}

interface QuizProps {
  note: string;
  mayBeSkipped?: boolean;
  isPending: boolean;
  /** The index of the option chosen for each question. */
  onComplete: (answers: number[]) => void;
}

export function Quiz({ note, mayBeSkipped = false, isPending, onComplete }: QuizProps) {
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>(
    QUESTIONS.map(() => undefined),
  );
  const questionBox = useFocusOnQuestion(step);
  const question = QUESTIONS[step];
  const isLast = step === QUESTIONS.length - 1;
  const place = `Question ${step + 1} of ${QUESTIONS.length}`;

  const goOn = () => {
    if (answers[step] === undefined) {
      showToast({
        tone: 'error',
        title: 'Please select an answer',
        description: 'You need to choose an option before continuing',
      });
    } else if (isLast) {
      onComplete(answers.filter((answer) => answer !== undefined));
    } else {
      setStep(step + 1);
    }
  };

  return (
    <Card maxW="42rem" mx="auto" p={{ base: '5', md: '8' }}>
      <ChalkHeading>Betting Knowledge Quiz</ChalkHeading>
      <chakra.p mt="3" color="fg.muted">
        {note}
      </chakra.p>
      <Box mt="6">
        <Flex align="center" justify="space-between" minH="9" mb="1">
          <chakra.p fontSize="sm" fontWeight="semibold" color="fg.muted">
            {place}
          </chakra.p>
          {mayBeSkipped && step === 0 && (
            <Button asChild variant="ghost" size="sm" mr="-3.5">
              <Link to="/place-bets">Skip for now</Link>
            </Button>
          )}
        </Flex>
        <ProgressBar
          label="Quiz progress"
          value={step + 1}
          max={QUESTIONS.length}
          valueText={place}
        />
      </Box>
      <Box ref={questionBox} mt="6" minH={{ md: '19rem' }}>
        {question && (
          <RadioCards
            key={step}
            legend={
              <chakra.span display="block" mb="2" fontSize="xl" lineHeight="1.3">
                {question.text}
              </chakra.span>
            }
            options={question.options.map((label, index) => ({ value: `${index}`, label }))}
            value={answers[step]?.toString()}
            onChange={(value) => setAnswers(answers.with(step, Number(value)))}
          />
        )}
      </Box>
      <Flex justify="space-between" gap="3" mt="6">
        <Button
          variant="outline"
          disabled={step === 0 || isPending}
          onClick={() => setStep(step - 1)}
        >
          <ArrowLeft aria-hidden />
          Back
        </Button>
        <Button onClick={goOn} disabled={isPending}>
          {isPending ? 'Submitting...' : isLast ? 'Complete' : 'Continue'}
        </Button>
      </Flex>
    </Card>
  );
}
