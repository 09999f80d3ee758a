import { lazy, Suspense, useEffect, useRef } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useMe } from '@/api/account/auth';
import { useRefetchOnNavigate } from '@/api/freshness';
import { dismissError } from '@/state/toast';
import { FullScreenSpinner } from '@/ui/feedback/FullScreenSpinner';
import { DemoLine } from './DemoLine';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLinks } from './SkipLinks';
import { TabBar } from './TabBar';
import { useIsLeaving } from './leaving';

const PurseBar = lazy(async () => ({ default: (await import('./PurseBar')).PurseBar }));
const LiveUpdates = lazy(async () => ({ default: (await import('./LiveUpdates')).LiveUpdates }));

/**
 * A new page takes the focus, so that a keyboard or a screen reader starts at its beginning. An error
 * toast of the page before goes away.
 */
function useNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    dismissError();
  }, [pathname]);
  return main;
}

/** A stroke of chalk across the top while the next page is fetched. */
function PageProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Box
      position="fixed"
      top="0"
      insetX="0"
      height="3px"
      bg="chalk"
      zIndex="toast"
      animationName="breathe"
      animationDuration="0.9s"
      animationIterationCount="infinite"
    />
  );
}

export function Shell() {
  const { data: user } = useMe();
  const leaving = useIsLeaving();
  const main = useNewPage();
  useRefetchOnNavigate(useLocation().key);
  if (user === undefined) return <FullScreenSpinner />;
  return (
    <>
      <SkipLinks />
      <PageProgress />
      <Header user={user} />
      <DemoLine />
      {user && (
        <Suspense fallback={null}>
          <PurseBar key={user.id} />
        </Suspense>
      )}
      {user && (
        <Suspense fallback={null}>
          <LiveUpdates key={user.id} />
        </Suspense>
      )}
      <chakra.main id="main" ref={main} tabIndex={-1} flex="1" outline="none">
        {!leaving && <Outlet />}
      </chakra.main>
      <Footer />
      {user && <TabBar />}
      {/* Every page has the same key on its first load. */}
      <ScrollRestoration getKey={({ pathname, key }) => pathname + key} />
    </>
  );
}
