import { chakra } from '@chakra-ui/react';
import { Coins } from '@/ui/betting/Coins';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Samples } from './Samples';

export function TypeSamples() {
  return (
    <Samples title="Typography">
      <div>
        <ChalkHeading as="h2">A heading on its chalk line</ChalkHeading>
      </div>
      <chakra.h3 fontSize="xl">Bricolage Grotesque for headings</chakra.h3>
      <p>Figtree for everything else: this is how text reads.</p>
      <chakra.p color="fg.muted">Muted, for what explains.</chakra.p>
      <chakra.p color="fg.subtle" fontSize="sm">
        Subtle and small, for what is seldom read.
      </chakra.p>
      <chakra.p fontWeight="bold">
        Figures stand in columns: 1,111.00 and 8,888.00, <Coins amount={1240} />
      </chakra.p>
    </Samples>
  );
}
