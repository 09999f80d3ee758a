import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { Button } from '@/ui/elements/Button';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { NAV_LINKS } from './nav';

const HOME = { to: '/', label: 'Return to Homepage' };

export function NotFoundPage() {
  return (
    <Page title="404 Page Not Found">
      <Flex direction="column" align="center" gap="4" py="16" textAlign="center">
        <ChalkHeading>404 Page Not Found</ChalkHeading>
        <chakra.p color="fg.muted">Did you forget to add the page to the router?</chakra.p>
        <chakra.p>There is no page at this address. Go to:</chakra.p>
        <Flex wrap="wrap" justify="center" gap="2">
          {[...NAV_LINKS, HOME].map(({ to, label }) => (
            <Button key={to} asChild variant="outline">
              <Link to={to}>{label}</Link>
            </Button>
          ))}
        </Flex>
      </Flex>
    </Page>
  );
}
