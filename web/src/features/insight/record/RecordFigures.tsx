import { Flex } from '@chakra-ui/react';
import { ReceiptText } from 'lucide-react';
import type { InsightProgress, LearnerRecord } from '@/api/types';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Card } from '@/ui/layout/Card';
import { Brier } from '@/features/insight/figures/Brier';
import { Calibration } from '@/features/insight/figures/Calibration';
import { Chasing } from '@/features/insight/figures/Chasing';
import { Closes } from '@/features/insight/figures/Closes';
import { ClosesOverTime } from '@/features/insight/figures/ClosesOverTime';
import { Discrimination } from '@/features/insight/figures/Discrimination';
import { Drawdown } from '@/features/insight/figures/Drawdown';
import { Hits } from '@/features/insight/figures/Hits';
import { Improvement } from '@/features/insight/figures/Improvement';
import { Kelly } from '@/features/insight/figures/Kelly';
import { ProfitParts } from '@/features/insight/figures/ProfitParts';
import { Return } from '@/features/insight/figures/Return';
import { Staking } from '@/features/insight/figures/Staking';
import { ProgressHead } from '@/features/insight/ProgressHead';
import { TwoColumns } from '@/features/insight/TwoColumns';
import { NotShared } from './NotShared';

type Part = 'prices' | 'estimates' | 'stakes' | 'results';

/** Signs of changed play, where the learner shares them; a filtered view has none. */
function signsOf({ view, chasing }: InsightProgress, { shares }: LearnerRecord) {
  if (chasing) return [<Chasing key="chasing" chasing={chasing} />];
  if (!view.isJudged || shares?.chasing) return [];
  return [<NotShared key="chasing" what="signs of changed play after losses" />];
}

function cardsOf(part: Part, progress: InsightProgress, record: LearnerRecord) {
  const { closes, estimates, hits, result, staking, drawdown, improvement } = progress;
  switch (part) {
    case 'prices':
      return [
        <Closes key="closes" closes={closes} />,
        <ClosesOverTime key="over time" closes={closes} />,
      ];
    case 'estimates':
      return [
        <Calibration key="calibration" estimates={estimates} />,
        <Brier key="brier" estimates={estimates} />,
        <Discrimination key="discrimination" estimates={estimates} />,
      ];
    case 'stakes':
      return [
        <Staking key="staking" staking={staking} />,
        <Kelly key="kelly" staking={staking} />,
        ...(improvement ? [<Improvement key="improvement" improvement={improvement} />] : []),
        ...signsOf(progress, record),
      ];
    case 'results':
      return [
        <Hits key="hits" hits={hits} closes={closes} />,
        <Return key="return" result={result} />,
        ...(drawdown ? [<Drawdown key="drawdown" drawdown={drawdown} bets={progress.bets} />] : []),
      ];
  }
}

interface RecordFiguresProps {
  part: Part;
  progress: InsightProgress;
  record: LearnerRecord;
}

/** The figures that the learner sees of their own bets, in the learner's own words. */
export function RecordFigures({ part, progress, record }: RecordFiguresProps) {
  const { won, lost, pushed } = progress.bets;
  if (won + lost + pushed === 0) {
    return (
      <Card>
        <EmptyState
          icon={ReceiptText}
          title="Nothing settled among these"
          text="Figures come with the first bet that is decided."
        />
      </Card>
    );
  }
  const cards = cardsOf(part, progress, record);
  return (
    <Flex direction="column" gap="4">
      <ProgressHead progress={progress} cut={{}} />
      <Callout>Word for word what the learner reads of themselves: “you” is the learner.</Callout>
      {part === 'results' && (
        <ProfitParts parts={progress.profitParts} isJudged={progress.view.isJudged} />
      )}
      {cards.length > 1 ? <TwoColumns cards={cards} /> : cards}
    </Flex>
  );
}
