import { chakra, Flex } from '@chakra-ui/react';
import { PageLink } from './PageLink';

/** A public health service's page: what to look out for in oneself, and who helps. */
const HELP = 'https://www.nhs.uk/live-well/addiction-support/gambling-addiction/';

const Outside = chakra('a', {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** The ways to a break, to limits and to help. */
export function HelpLinks() {
  return (
    <Flex as="ul" wrap="wrap" columnGap="5" rowGap="1" listStyleType="none" aria-label="Help">
      <li>
        <PageLink path="/settings#limits">Take a break</PageLink>
      </li>
      <li>
        <PageLink path="/settings#limits">Set limits</PageLink>
      </li>
      <li>
        <Outside href={HELP} rel="noreferrer">
          Help with gambling (NHS)
        </Outside>
      </li>
    </Flex>
  );
}
