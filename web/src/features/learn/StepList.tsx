import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { GuidePlace } from '@/state/guide-place';
import type { Step } from './content/guide-content';

const Row = chakra('ol', {
  base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '2', mb: '5' },
});

const StepButton = chakra('button', {
  base: {
    width: 'full',
    minH: '11',
    pt: '2',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    borderTopWidth: '4px',
    borderColor: 'border.control',
    cursor: 'pointer',
    textAlign: 'left',
    '&[data-answered]': { borderColor: 'brand' },
    '&[aria-current]': { color: 'fg', borderColor: 'chalk' },
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

interface StepListProps {
  steps: readonly Step[];
  place: GuidePlace;
  onChoose: (step: number) => void;
}

/** The steps of a guide as a row. Each can be opened at any time. */
export function StepList({ steps, place, onChoose }: StepListProps) {
  return (
    <nav aria-label="Steps">
      <Row>
        {steps.map(({ title }, step) => {
          const isAnswered = step in place.answers;
          return (
            <li key={title}>
              <StepButton
                type="button"
                aria-current={step === place.at ? 'step' : undefined}
                data-answered={isAnswered ? '' : undefined}
                onClick={() => onChoose(step)}
              >
                <span aria-hidden>{step + 1}</span>
                <chakra.span srOnly>
                  Step {step + 1}: {title}
                  {isAnswered ? ', answered' : ''}
                </chakra.span>
                {isAnswered && <Check size={16} aria-hidden />}
              </StepButton>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
