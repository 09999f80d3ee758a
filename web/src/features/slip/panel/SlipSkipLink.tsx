import { SkipLink } from '@/ui/elements/SkipLink';
import { SLIP_ANCHORS } from './slip-anchors';

/** Leads the keyboard to the slip: beside the games, or to its button on a small screen. */
export function SlipSkipLink({ children }: { children: string }) {
  return (
    <>
      <SkipLink href={`#${SLIP_ANCHORS.wide}`} hideBelow="lg">
        {children}
      </SkipLink>
      <SkipLink href={`#${SLIP_ANCHORS.small}`} hideFrom="lg">
        {children}
      </SkipLink>
    </>
  );
}
