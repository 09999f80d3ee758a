import { chakra, Flex } from '@chakra-ui/react';
import { ChartLine } from 'lucide-react';
import { useBankroll } from '@/api/history/bankroll';
import type { BankrollPoint } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { CardLink } from '@/features/dashboard/lists/CardLink';
import { Coins } from '@/ui/betting/Coins';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { BankrollChart } from './BankrollChart';
import { BankrollTable } from './BankrollTable';

/** As high as the chart with its figures, so that nothing jumps where there is one. */
const SHAPE = '20.25rem';

function Figures({ points }: { points: readonly BankrollPoint[] }) {
  // An open stake is not lost yet.
  const balances = points.map(({ balance, held }) => balance + held);
  const granted = points.reduce((sum, { grant }) => sum + grant, 0);
  const figures = [
    { name: 'Highest with open stakes', coins: Math.max(...balances) },
    { name: 'Lowest with open stakes', coins: Math.min(...balances) },
    { name: 'Granted in all', coins: granted },
  ];
  return (
    <Flex as="dl" wrap="wrap" columnGap="6" rowGap="1" fontSize="sm" mb="3">
      {figures.map(({ name, coins }) => (
        <Flex key={name} gap="2">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd fontWeight="bold">
            <Coins amount={coins} />
          </chakra.dd>
        </Flex>
      ))}
    </Flex>
  );
}

function Content() {
  const { data, dataUpdatedAt, isError, refetch } = useBankroll();
  if (!data) {
    if (!isError) return <Skeleton style={{ height: SHAPE }} />;
    return (
      <ErrorState
        message="Failed to load your bankroll. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={ChartLine}
        title="No history yet"
        text="Your balance is drawn here from your first coins on."
      />
    );
  }
  if (data.length === 1) {
    return (
      <chakra.p color="fg.muted" fontSize="sm">
        You began with {formatCoins(data[0]?.balance ?? 0)} coins. Your balance is drawn here from
        your first bet on.
      </chakra.p>
    );
  }
  return (
    <>
      <Figures points={data} />
      <BankrollChart points={data} until={dataUpdatedAt} />
      <BankrollTable points={data} />
    </>
  );
}

/** How the player's balance went, with what was granted set apart from what was won. */
export function Bankroll() {
  return (
    <Card aria-label="Bankroll" position="relative">
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="3" minH="9" mb="2">
        <CardTitle Icon={ChartLine}>Bankroll</CardTitle>
        <Flex columnGap="4" wrap="wrap">
          <CardLink to="/insight">My Progress</CardLink>
          <CardLink to="/my-bets">My Bets</CardLink>
          <CardLink to="/statement">Statement</CardLink>
        </Flex>
      </Flex>
      <Content />
    </Card>
  );
}
