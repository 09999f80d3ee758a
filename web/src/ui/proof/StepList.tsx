import { chakra, Flex } from '@chakra-ui/react';
import { Check, CircleQuestionMark, X } from 'lucide-react';
import type { Step, Verdict } from '@/domain/proof/checks/step';
import { Badge } from '@/ui/elements/Badge';
import { dashedRule } from '@/ui/layout/Card';

const VERDICTS = {
  proved: { tone: 'win', word: 'Proved', Icon: Check },
  open: { tone: 'secondary', word: 'Cannot tell', Icon: CircleQuestionMark },
  false: { tone: 'loss', word: 'False', Icon: X },
} as const satisfies Record<Verdict, unknown>;

function StepRow({ step }: { step: Step }) {
  const { tone, word, Icon } = VERDICTS[step.verdict];
  return (
    <chakra.li py="2.5" {...dashedRule} _first={{ borderTopWidth: '0' }}>
      <Flex align="start" justify="space-between" gap="3">
        <chakra.h4 fontWeight="semibold" overflowWrap="anywhere">
          {step.what}
        </chakra.h4>
        <Badge tone={tone} flexShrink="0" mt="0.5">
          <Icon aria-hidden />
          {word}
        </Badge>
      </Flex>
      <chakra.p fontSize="sm" color="fg.muted" mt="0.5" overflowWrap="anywhere">
        {step.why}
      </chakra.p>
    </chakra.li>
  );
}

interface StepListProps {
  title: string;
  steps: readonly Step[];
}

/** Each thing that was looked at, what came of it, and why. */
export function StepList({ title, steps }: StepListProps) {
  if (steps.length === 0) return null;
  return (
    <chakra.section mt="5">
      <chakra.h3 fontSize="md" fontWeight="bold" fontFamily="body" color="fg.muted">
        {title}
      </chakra.h3>
      <chakra.ol listStyleType="none">
        {steps.map((step) => (
          <StepRow key={`${step.what} ${step.why}`} step={step} />
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
