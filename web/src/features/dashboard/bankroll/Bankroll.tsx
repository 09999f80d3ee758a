import { chakra, Flex } from '@chakra-ui/react';
import { ChartLine } from 'lucide-react';
import { useBankroll } from '@/api/history/bankroll';
import type { BankrollPoint } from '@/api/types';
import { CardLink } from '@/features/dashboard/lists/CardLink';
import { Coins } from '@/ui/betting/Coins';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { BankrollChart } from './BankrollChart';
import { BankrollTable } from './BankrollTable';

/** As high as the chart with its figures, so that nothing jumps where there is one. */
const SHAPE = '20.25rem';

function Figures({ points, last }: { points: readonly BankrollPoint[]; last: BankrollPoint }) {
  const profits = points.map(({ profit }) => profit);
  const figures = [
    { name: 'Profit since the start', coins: last.profit, signed: true },
    { name: 'Highest', coins: Math.max(...profits), signed: true },
    { name: 'Lowest', coins: Math.min(...profits), signed: true },
    // The points are thinned where they are many, so that their grants need not be all.
    { name: 'Granted in all', coins: last.balance + last.held - last.profit, signed: false },
  ];
  return (
    <Flex as="dl" wrap="wrap" columnGap="6" rowGap="1" fontSize="sm" mb="3">
      {figures.map(({ name, coins, signed }) => (
        <Flex key={name} gap="2">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd fontWeight="bold">
            <Coins signed={signed} amount={coins} />
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
  const last = data.at(-1);
  if (!last) return null;
  return (
    <>
      <Figures points={data} last={last} />
      <BankrollChart points={data} until={dataUpdatedAt} />
      <BankrollTable points={data} />
      <chakra.p fontSize="sm" color="fg.muted" mt="2">
        What your settled bets have brought. Coins that were granted are not counted, and an open
        stake is not lost yet.
      </chakra.p>
    </>
  );
}

/** How the player's profit went, without what was granted. */
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
