import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

/** A figure with its name, in a row of them: the row is a dl. */
export function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="bold" fontSize="lg">
        {children}
      </chakra.dd>
    </div>
  );
}
