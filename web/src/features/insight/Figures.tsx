import { Box, Grid } from '@chakra-ui/react';
import type { InsightProgress } from '@/api/types';
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

/** All figures: first what a bettor can change, then what luck has most of. */
export function Figures({ progress }: { progress: InsightProgress }) {
  const { profitParts, closes, estimates, hits, result, staking, drawdown, chasing } = progress;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <Box gridColumn={{ lg: '1 / -1' }} display="grid">
        <ProfitParts parts={profitParts} isJudged={progress.view.isJudged} />
      </Box>
      <Closes closes={closes} />
      <Calibration estimates={estimates} />
      <Brier estimates={estimates} />
      <Discrimination estimates={estimates} />
      <Hits hits={hits} closes={closes} />
      <Return result={result} />
      <Staking staking={staking} />
      <Kelly staking={staking} />
      {drawdown && <Drawdown drawdown={drawdown} />}
      {chasing && <Chasing chasing={chasing} />}
    </Grid>
  );
}
