import { memo, useDeferredValue, useEffect } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { useDashboard } from '@/api/boards/dashboard';
import type { Dashboard, User } from '@/api/types';
import { hasBet } from '@/domain/betting/has-bet';
import { FollowOpenBets } from '@/features/live-bets/FollowOpenBets';
import { LiveNow } from '@/features/live-bets/LiveNow';
import { HotTeams } from '@/features/sports-data/HotTeams';
import { PlayerStats } from '@/features/sports-data/PlayerStats';
import { TrendingBets } from '@/features/sports-data/TrendingBets';
import { openUpgradeIfAsked } from '@/state/upgrade';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useErrorToast } from '@/ui/feedback/use-error-toast';
import { Card } from '@/ui/layout/Card';
import { DeferredRender } from '@/ui/layout/DeferredRender';
import { Page } from '@/ui/layout/Page';
import { AccountNotices } from './AccountNotices';
import { DashboardHeader } from './DashboardHeader';
import { SampleNotice } from './SampleNotice';
import { AccountStats } from './account/AccountStats';
import { YourProgress } from './account/YourProgress';
import { Bankroll } from './bankroll/Bankroll';
import { Leaderboard } from './leaderboard/Leaderboard';
import { RecentActivity } from './lists/RecentActivity';
import { UpcomingGames } from './lists/UpcomingGames';
import { Today } from './today/Today';

const LOAD_FAILED = 'Failed to load dashboard data. Please try again.';
const GAP = { base: '4', md: '5' };

/** Cards one above the other, each as high as what is in it: the columns end where they end. */
const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: GAP, minW: '0' },
});

interface CardsProps {
  data: Dashboard | undefined;
  user: User;
  isDemo: boolean;
}

const Cards = memo(function Cards({ data, user, isDemo }: CardsProps) {
  return (
    <Flex direction="column" gap={GAP} aria-busy={!data}>
      {!isDemo && <Today />}
      <LiveNow />
      <AccountStats data={data} />
      {/* Before the first bet there is nothing to draw, and no place to keep for it. */}
      {!isDemo && (data ? data.recentActivity.length > 0 : hasBet(user)) && <Bankroll />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26.5rem' }}
        templateRows={{ lg: 'auto 1fr' }}
        gap={GAP}
      >
        <Column>
          <RecentActivity bets={data?.recentActivity} isSample={isDemo} />
          <DeferredRender minHeight="30rem">
            <UpcomingGames games={data?.upcomingGames} />
          </DeferredRender>
        </Column>
        <Column gridRow={{ lg: 'span 2' }}>
          <YourProgress user={user} />
          <Leaderboard ownName={isDemo ? null : user.username} topBettors={data?.topBettors} />
          <DeferredRender minHeight="30rem">
            <HotTeams teams={data?.hotTeams} />
          </DeferredRender>
        </Column>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap={GAP}
          alignItems="start"
        >
          <DeferredRender minHeight="60rem">
            <TrendingBets bets={data?.trendingBets} />
            <PlayerStats players={data?.playerStats} />
          </DeferredRender>
        </Grid>
      </Grid>
    </Flex>
  );
});

export function DashboardPage() {
  useEffect(openUpgradeIfAsked, []);
  const { user, isDemo } = useCurrentUser();
  const dashboard = useDashboard();
  const { data, isFetching, isError, refetch } = dashboard;
  // Old data stays when it cannot be refetched; a toast says so.
  useErrorToast(data ? dashboard.error : null, 'Error', LOAD_FAILED);
  // Deferred, so that the cards together do not block a phone.
  const drawn = useDeferredValue(data);

  if (isError && !data && !isFetching) {
    return (
      <Page title="Your Dashboard">
        <DashboardHeader />
        <Card>
          <ErrorState message={LOAD_FAILED} onRetry={() => void refetch()} />
        </Card>
      </Page>
    );
  }
  return (
    <Page title="Your Dashboard">
      <DashboardHeader
        updatedAt={data && dashboard.dataUpdatedAt}
        refreshing={isFetching}
        canUpgrade={!user.isPremium}
      />
      {!isDemo && data && <FollowOpenBets bets={data.recentActivity} />}
      {isDemo ? <SampleNotice /> : <AccountNotices user={user} />}
      <Cards data={drawn} user={user} isDemo={isDemo} />
    </Page>
  );
}
