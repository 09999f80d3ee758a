import { useCallback } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { learnerRecord } from '@/api/classes/records';
import type { LearnerRecord } from '@/api/types';
import { useUrlParams } from '@/browser/use-url-params';
import { among, choose } from '@/domain/betting/bet-choices';
import { useDates } from '@/state/use-dates';
import { Tabs } from '@/ui/elements/Tabs';
import { AsOf } from '@/features/insight/cut/AsOf';
import { chosenIn, cutOf, wholeOf } from '@/features/insight/cut/cut';
import type { Field } from '@/features/insight/cut/cut';
import { CutFields } from '@/features/insight/cut/CutFields';
import { WhoseFigures } from '@/features/insight/figures/whose';
import { NotShared } from './NotShared';
import { RecordBets } from './RecordBets';
import { RecordFigures } from './RecordFigures';
import { RecordLearning } from './RecordLearning';

const TAB = 'tab';
const TABS = ['bets', 'prices', 'estimates', 'stakes', 'results', 'learning'] as const;
type TabName = (typeof TABS)[number];

const LABELS: Record<TabName, string> = {
  bets: 'Bets',
  prices: 'Prices',
  estimates: 'Estimates',
  stakes: 'Stakes',
  results: 'Results',
  learning: 'Learning',
};

interface RecordTabsProps {
  id: string;
  record: LearnerRecord;
  /** The figures are of the filter before. */
  isUpdating: boolean;
}

/** The moment as of which all tabs are, and which bets. */
function Choices({ id }: { id: string }) {
  const { params, change } = useUrlParams();
  const { timeZone } = useDates();
  const { data: whole } = useQuery(learnerRecord(id, wholeOf(cutOf(params, timeZone))));
  const history = whole?.progress?.drawdown?.points ?? [];
  const onChoose = useCallback(
    (field: Field, value: string) => change((before) => choose(before, field, value)),
    [change],
  );
  const onMoment = useCallback((position: string) => onChoose('asOf', position), [onChoose]);
  const clear = () =>
    change((before) => {
      const tab = before.get(TAB);
      return new URLSearchParams(tab ? { [TAB]: tab } : {});
    });
  return (
    <>
      <CutFields params={params} onChoose={onChoose} onClear={clear} />
      {history.length > 1 && (
        <AsOf points={history} asOf={chosenIn(params).asOf} onChoose={onMoment} />
      )}
    </>
  );
}

function panelOf(tab: TabName, { id, record }: Omit<RecordTabsProps, 'isUpdating'>) {
  if (tab === 'learning') return <RecordLearning record={record} />;
  if (!record.progress) return <NotShared what="their bets" />;
  if (tab === 'bets') return <RecordBets id={id} />;
  return <RecordFigures part={tab} progress={record.progress} record={record} />;
}

/** All that the learner shares, a part at a time. */
export function RecordTabs({ id, record, isUpdating }: RecordTabsProps) {
  const { params, change } = useUrlParams();
  const tab = among(TABS, params.get(TAB)) ?? 'bets';
  return (
    <WhoseFigures value="learner">
      {record.progress && <Choices id={id} />}
      <Flex direction="column" aria-busy={isUpdating} style={{ opacity: isUpdating ? 0.6 : 1 }}>
        <Tabs
          label="Parts of the record"
          value={tab}
          onChange={(value) =>
            change((before) => choose(before, TAB, value === 'bets' ? '' : value))
          }
          items={TABS.map((value) => ({
            value,
            label: LABELS[value],
            panel: <chakra.div minW="0">{panelOf(value, { id, record })}</chakra.div>,
          }))}
        />
      </Flex>
    </WhoseFigures>
  );
}
