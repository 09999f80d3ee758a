import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import type { ClassTerms } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { DateTime } from '@/ui/elements/DateTime';
import { allowedText, stakeText } from './terms';

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontSize="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="medium">{children}</chakra.dd>
    </div>
  );
}

export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    columnGap: '4',
    rowGap: '3',
  },
});

/** By what the members of a class play. */
export function TermsList({ terms, children }: { terms: ClassTerms; children?: ReactNode }) {
  return (
    <Facts>
      {children}
      <Fact label="Coins to start with">{formatCoins(terms.startCoins)}</Fact>
      <Fact label="Stakes">{stakeText(terms)}</Fact>
      <Fact label="Bets">{allowedText(terms.allowed)}</Fact>
      <Fact label={terms.hasEnded ? 'Ended' : 'Ends'}>
        {terms.hasEnded ? (
          'No more bets are placed'
        ) : (
          <DateTime instant={terms.endsAt} whiteSpace="normal" />
        )}
      </Fact>
      <Fact label={terms.isSeen ? 'Educators see it until' : 'Educators saw it until'}>
        <DateTime instant={terms.seenUntil} whiteSpace="normal" />
      </Fact>
    </Facts>
  );
}
