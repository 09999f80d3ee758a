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
    _hover: { bg: 'bg.subtle' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});

interface SuggestionsProps {
  questions: readonly string[];
  /** An answer is under way. */
  disabled: boolean;
  onAsk: (question: string) => void;
}

/** Questions that one press asks. */
export function Suggestions({ questions, disabled, onAsk }: SuggestionsProps) {
  return (
    <Flex role="group" aria-label="Suggested questions" gap="2" wrap="wrap">
      {questions.map((question) => (
        <Suggestion
          key={question}
          type="button"
          // Not disabled: the place of the keyboard would be lost.
          aria-disabled={disabled}
          onClick={() => !disabled && onAsk(question)}
        >
          {question}
        </Suggestion>
      ))}
    </Flex>
  );
}
