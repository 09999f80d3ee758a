import type { MouseEvent } from 'react';
import { SkipLink } from '@/ui/elements/SkipLink';
import { SLIP_ANCHORS } from '@/features/slip/selections/slip-anchors';

interface SlipSkipLinkProps {
  children: string;
  /** Leads on to a place of its own within the slip. */
  onFollow?: () => void;
}

/** Leads the keyboard to the slip: beside the games, or to its button on a small screen. */
export function SlipSkipLink({ children, onFollow }: SlipSkipLinkProps) {
  const follow =
    onFollow &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onFollow();
    });
  return (
    <>
      <SkipLink href={`#${SLIP_ANCHORS.wide}`} hideBelow="lg" onClick={follow}>
        {children}
      </SkipLink>
      <SkipLink href={`#${SLIP_ANCHORS.small}`} hideFrom="lg" onClick={follow}>
        {children}
      </SkipLink>
    </>
  );
}
