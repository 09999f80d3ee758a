import { useDashboard } from '@/api/dashboard';
import { Card, CardTitle } from '@/ui/Card';
import { ChalkHeading } from '@/ui/ChalkHeading';
import { Coins } from '@/ui/Coins';
import { ErrorState } from '@/ui/ErrorState';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';

function AccountStats() {
  const { data, isError, refetch } = useDashboard();
  if (isError) {
    return (
      <ErrorState
        message="Failed to load dashboard data. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height="24" />;
  return (
    <Card>
      <CardTitle>Account Stats</CardTitle>
      <p>
        Virtual Balance: <Coins amount={data.virtualBalance} />
      </p>
    </Card>
  );
}

export function DashboardPage() {
  return (
    <Page title="Your Dashboard">
      <ChalkHeading>Your Dashboard</ChalkHeading>
      <AccountStats />
    </Page>
  );
}
