import { useLocation } from 'react-router';
import { SlipSkipLink } from '@/features/slip/panel/SlipSkipLink';
import { SkipLink } from '@/ui/elements/SkipLink';

const WITH_SLIP = ['/place-bets', '/advanced-betting'];

/** The first stops of a keyboard: links past the header, and on betting pages past the games. */
export function SkipLinks() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      {WITH_SLIP.includes(pathname) && <SlipSkipLink>Skip to bet slip</SlipSkipLink>}
    </>
  );
}
