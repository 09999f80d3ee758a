import { lazy, Suspense } from 'react';
import { Box, Grid } from '@chakra-ui/react';
import { Navigate, useLocation } from 'react-router';
import { useMe } from '@/api/account/auth';
import { usePageTitle } from '@/browser/page-title';
import type { SignedOutState } from '@/state/signed-out';
import { PageContainer } from '@/ui/layout/Page';
import { AuthCard } from './AuthCard';
import { Claims } from './Claims';
import { Hero } from './Hero';
import { homeFor } from './home';
import { useAuthTab } from './use-auth-tab';

const LandingDetails = lazy(async () => ({
  default: (await import('./LandingDetails')).LandingDetails,
}));

export function LandingPage() {
  usePageTitle('Practise the line');
  const { data: user } = useMe();
  const { from, isVisitor } = (useLocation().state ?? {}) as SignedOutState;
  const { tab, focusAsked, choose, goTo } = useAuthTab();
  // A new account has no page to return to, but for the class that it was made for.
  const isInvited = from?.startsWith('/join/');
  const back = tab === 'login' || isInvited ? from : undefined;
  const leadBack = isInvited && tab === 'register' ? 'invited' : isVisitor ? 'visitor' : 'back';
  if (user) return <Navigate to={back ?? homeFor(user)} replace />;
  return (
    <>
      <PageContainer>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
          gap={{ base: '10', lg: '16' }}
          alignItems="start"
          py={{ base: '8', md: '14' }}
        >
          <Hero onTab={goTo} />
          <AuthCard tab={tab} onTab={choose} focusAsked={focusAsked} lead={back ? leadBack : tab} />
        </Grid>
        <Box borderTopWidth="1px" borderTopStyle="dashed" py={{ base: '10', md: '12' }}>
          <Claims />
        </Box>
      </PageContainer>
      {/* As high as the details or higher: a page that is returned to can be scrolled to where it was. */}
      <Suspense fallback={<Box minH="150rem" />}>
        <LandingDetails onRegister={() => goTo('register')} />
      </Suspense>
    </>
  );
}
