import type { ReactElement } from 'react';
import { Flex, Grid } from '@chakra-ui/react';
import type { InsightProgress } from '@/api/types';
import { useIsWide } from '@/browser/use-is-wide';
import { Brier } from './figures/Brier';
import { Calibration } from './figures/Calibration';
import { Chasing } from './figures/Chasing';
import { Closes } from './figures/Closes';
import { Discrimination } from './figures/Discrimination';
import { Drawdown } from './figures/Drawdown';
import { Hits } from './figures/Hits';
import { Kelly } from './figures/Kelly';
import { ProfitParts } from './figures/ProfitParts';
import { Return } from './figures/Return';
import { Staking } from './figures/Staking';

/** Each card is as high as what it says: side by side in rows, one would be half empty beside another. */
function TwoColumns({ cards }: { cards: readonly ReactElement[] }) {
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <Flex direction="column" gap="4">
        {cards}
      </Flex>
    );
  }
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4" alignItems="start">
      {[0, 1].map((side) => (
        <Flex key={side} direction="column" gap="4">
          {cards.filter((_, index) => index % 2 === side)}
        </Flex>
      ))}
    </Grid>
  );
}

/** All figures: first what a bettor can change, then what luck has most of. */
export function Figures({ progress }: { progress: InsightProgress }) {
  const { profitParts, closes, estimates, hits, result, staking, drawdown, chasing } = progress;
  const cards = [
    <Closes key="closes" closes={closes} />,
    <Calibration key="calibration" estimates={estimates} />,
    <Brier key="brier" estimates={estimates} />,
    <Discrimination key="discrimination" estimates={estimates} />,
    <Hits key="hits" hits={hits} closes={closes} />,
    <Return key="return" result={result} />,
    <Staking key="staking" staking={staking} />,
    <Kelly key="kelly" staking={staking} />,
    ...(drawdown ? [<Drawdown key="drawdown" drawdown={drawdown} />] : []),
    ...(chasing ? [<Chasing key="chasing" chasing={chasing} />] : []),
  ];
  return (
    <Flex direction="column" gap="4">
      <ProfitParts parts={profitParts} isJudged={progress.view.isJudged} />
      <TwoColumns cards={cards} />
    </Flex>
  );
}
