import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: '3',
    mt: '4',
    '& > div': { p: '3', bg: 'bg.subtle', borderRadius: 'md' },
    '& dt': { fontSize: 'sm', color: 'fg.muted', lineHeight: '1.3' },
    '& dd': { mt: '1', fontSize: 'xl', fontWeight: 'bold', lineHeight: '1.2' },
  },
});

/** The results of a tool: a name and a number each. */
export function Figures({ items }: { items: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

interface VerdictProps {
  tone: 'win' | 'loss' | 'plain';
  children: ReactNode;
}

/** The meaning of the numbers, in words; read out when it changes. */
export function Verdict({ tone, children }: VerdictProps) {
  return (
    <chakra.p
      role="status"
      aria-label="What it means"
      mt="4"
      pl="4"
      py="1"
      fontWeight="semibold"
      borderLeftWidth="4px"
      borderLeftColor={tone === 'plain' ? 'chalk' : tone}
    >
      {children}
    </chakra.p>
  );
}
