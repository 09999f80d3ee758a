import { Box, chakra, Flex } from '@chakra-ui/react';
import { Check, CircleQuestionMark, X } from 'lucide-react';
import { dashedRule } from '@/ui/layout/Card';
import { KNOWLEDGE, UNKNOWN } from './questions';

interface ReviewProps {
  /** The answers to all questions, the self-rating first. */
  answers: readonly number[];
}

/** Each question with its right answer and the reason: the first lesson is there at once. */
export function Review({ answers }: ReviewProps) {
  return (
    <Box as="section" aria-label="The answers" {...dashedRule} mt="7" pt="5">
      <chakra.h2 fontSize="lg">The answers</chakra.h2>
      <Flex as="ol" direction="column" gap="5" mt="3" listStyleType="none">
        {KNOWLEDGE.map(({ topic, text, options, right, why }, index) => {
          const given = answers[index + 1];
          const isRight = given === right;
          const isUnknown = given === UNKNOWN;
          const Icon = isRight ? Check : isUnknown ? CircleQuestionMark : X;
          const tone = isRight ? 'win' : isUnknown ? 'fg.muted' : 'loss';
          return (
            <li key={topic}>
              <chakra.p fontWeight="semibold">{text}</chakra.p>
              <Flex mt="1.5" gap="2" color={tone} fontWeight="semibold">
                <Box as="span" mt="0.5" flexShrink="0" aria-hidden>
                  <Icon size={18} />
                </Box>
                {isRight
                  ? `Right: ${options[right] ?? ''}`
                  : `You said: ${options[given ?? 0] ?? ''}`}
              </Flex>
              {!isRight && (
                <chakra.p mt="1" fontWeight="semibold">
                  Correct answer: {options[right]}
                </chakra.p>
              )}
              <chakra.p mt="1" color="fg.muted">
                {why}
              </chakra.p>
            </li>
          );
        })}
      </Flex>
    </Box>
  );
}
