import { lazy, Suspense, useEffect, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { whenServerIsBack } from '@/api/reachable';
import { Button } from '@/ui/elements/Button';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage')).NotFoundPage }));

const REASONS = {
  broken: [
    'Something went wrong',
    'This page could not be shown. Your coins and bets are safe: they are kept on the server.',
  ],
  away: [
    'The server cannot be reached',
    'The page opens by itself as soon as the server answers. Your coins and bets are safe: they are kept there.',
  ],
} as const;

/**
 * A page whose files did not come, or that fails to draw. A browser keeps the failure of a file, so that
 * only a reload asks for it again.
 */
function BrokenPage() {
  const [isAway, setIsAway] = useState(false);
  useEffect(
    () => whenServerIsBack({ onAway: () => setIsAway(true), onBack: () => location.reload() }),
    [],
  );
  const [title, text] = REASONS[isAway ? 'away' : 'broken'];
  return (
    <Page title={title}>
      <Flex role="alert" direction="column" align="center" gap="4" py="16" textAlign="center">
        <ChalkHeading>{title}</ChalkHeading>
        <chakra.p color="fg.muted">{text}</chakra.p>
        {!isAway && (
          <Button onClick={() => location.reload()}>
            <RotateCw aria-hidden />
            Reload the page
          </Button>
        )}
      </Flex>
    </Page>
  );
}

/** A loader throws a 404 for an unknown URL. */
export function CrashPage() {
  const error = useRouteError();
  if (!(isRouteErrorResponse(error) && error.status === 404)) return <BrokenPage />;
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
