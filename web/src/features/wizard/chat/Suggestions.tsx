import { chakra, Flex } from '@chakra-ui/react';

const Suggestion = chakra('button', {
  base: {
    minH: '9',
    px: '3.5',
    py: '1.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'lg',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '1.3',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    // The input of a phone covers what is behind it: one with the focus is scrolled above it.
    scrollMarginBottom: { base: '48', md: '0' },
    _hover: { bg: 'bg.subtle' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});

interface SuggestionsProps {
  questions: readonly string[];
  /** An answer is under way, or no question is left. */
  disabled: boolean;
  /** The element that says why, where one does. */
  describedBy: string | undefined;
  onAsk: (question: string) => void;
}

/** Questions that one press asks. */
export function Suggestions({ questions, disabled, describedBy, onAsk }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Flex role="group" aria-label="Suggested questions" gap="2" wrap="wrap">
      {questions.map((question) => (
        <Suggestion
          key={question}
          type="button"
          // Not disabled: the place of the keyboard would be lost.
          aria-disabled={disabled}
          aria-describedby={describedBy}
          onClick={() => !disabled && onAsk(question)}
        >
          {question}
        </Suggestion>
      ))}
    </Flex>
  );
}
