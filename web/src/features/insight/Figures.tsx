import { Flex } from '@chakra-ui/react';
import type { InsightProgress } from '@/api/types';
import { Brier } from './figures/Brier';
import { Calibration } from './figures/Calibration';
import { Chasing } from './figures/Chasing';
import { Closes } from './figures/Closes';
import { ClosesOverTime } from './figures/ClosesOverTime';
import { Discrimination } from './figures/Discrimination';
import { Drawdown } from './figures/Drawdown';
import { Hits } from './figures/Hits';
import { Improvement } from './figures/Improvement';
import { Kelly } from './figures/Kelly';
import { ProfitParts } from './figures/ProfitParts';
import { Return } from './figures/Return';
import { Staking } from './figures/Staking';
import { TwoColumns } from './TwoColumns';

/** All figures: first what a bettor can change, then what luck has most of. */
export function Figures({ progress }: { progress: InsightProgress }) {
  const { profitParts, closes, estimates, hits, result, staking, drawdown } = progress;
  const { chasing, improvement } = progress;
  const cards = [
    <Closes key="closes" closes={closes} />,
    <ClosesOverTime key="over time" closes={closes} />,
    <Calibration key="calibration" estimates={estimates} />,
    <Brier key="brier" estimates={estimates} />,
    <Discrimination key="discrimination" estimates={estimates} />,
    <Hits key="hits" hits={hits} closes={closes} />,
    <Return key="return" result={result} />,
    <Staking key="staking" staking={staking} />,
    <Kelly key="kelly" staking={staking} />,
    ...(drawdown ? [<Drawdown key="drawdown" drawdown={drawdown} bets={progress.bets} />] : []),
    ...(improvement ? [<Improvement key="improvement" improvement={improvement} />] : []),
    ...(chasing ? [<Chasing key="chasing" chasing={chasing} />] : []),
  ];
  return (
    <Flex direction="column" gap="4">
      <ProfitParts parts={profitParts} isJudged={progress.view.isJudged} />
      <TwoColumns cards={cards} />
    </Flex>
  );
}
