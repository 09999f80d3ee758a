import { chakra, Flex } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '@/ui/elements/Button';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { NotFoundPage } from './NotFoundPage';

/**
 * A page that fails to load or to draw: after a new release the old page's files are gone. A loader
 * throws a 404 for an unknown URL.
 */
export function CrashPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <Page title="Something went wrong">
      <Flex role="alert" direction="column" align="center" gap="4" py="16" textAlign="center">
        <ChalkHeading>Something went wrong</ChalkHeading>
        <chakra.p color="fg.muted">
          This page could not be shown. Your coins and bets are safe: they are kept on the server.
        </chakra.p>
        <Button onClick={() => location.reload()}>
          <RotateCw aria-hidden />
          Reload the page
        </Button>
      </Flex>
    </Page>
  );
}
