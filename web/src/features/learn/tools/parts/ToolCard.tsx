import { useId } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

interface ToolCardProps {
  title: string;
  /** Instructions, in a sentence or two. */
  text: ReactNode;
  children: ReactNode;
}

/** The interactive part of a guide. */
export function ToolCard({ title, text, children }: ToolCardProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      mt="4"
      p={{ base: '4', md: '5' }}
      borderWidth="2px"
      borderColor="brand/40"
      borderRadius="lg"
    >
      <chakra.h2 id={id} fontSize="xl">
        Try it: {title}
      </chakra.h2>
      <chakra.p mt="1" mb="4" color="fg.muted">
        {text}
      </chakra.p>
      {children}
    </chakra.section>
  );
}

/** The controls of a tool, side by side where there is room. */
export const Controls = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    gap: '4',
    alignItems: 'start',
  },
});
