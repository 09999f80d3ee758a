import { useId } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

interface WorkedExampleProps {
  title: string;
  /** Its steps, one by one. */
  steps: readonly ReactNode[];
  /** The conclusion from the steps. */
  result: ReactNode;
}

/** Reckoned on the board, step by step. */
export function WorkedExample({ title, steps, result }: WorkedExampleProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      mt="6"
      p="5"
      bg="board"
      color="board.fg"
      borderRadius="lg"
      lineHeight="1.6"
    >
      <chakra.h3 id={id} fontSize="lg" color="chalk">
        Worked example: {title}
      </chakra.h3>
      <chakra.ol mt="3" pl="5" listStyleType="decimal" css={{ '& > li + li': { mt: '2' } }}>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </chakra.ol>
      <chakra.p
        mt="4"
        pt="3"
        fontWeight="semibold"
        borderTopWidth="1px"
        borderTopStyle="dashed"
        borderColor="board.line"
      >
        {result}
      </chakra.p>
    </chakra.section>
  );
}
