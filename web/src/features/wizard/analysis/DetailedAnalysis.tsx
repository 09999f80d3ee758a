import { useState } from 'react';
import type { Ref } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { ChartNoAxesColumn } from 'lucide-react';
import { Tabs } from '@/ui/elements/Tabs';
import { Card, CardTitle } from '@/ui/layout/Card';
import { AnalysisActions } from './AnalysisActions';
import type { Analysis } from './analyses';
import { AnalysisTab } from './AnalysisTab';
import { HistoryTab } from './HistoryTab';
import { KeyFactorsTab } from './KeyFactorsTab';

type Tab = 'analysis' | 'factors' | 'history';

interface DetailedAnalysisProps extends Analysis {
  /** Takes the focus when an analysis was asked for. */
  ref: Ref<HTMLElement>;
}

/** An answer in full: its figures, where they come from, and what became of others like it. */
export function DetailedAnalysis({ ref, id, question, advice, saved }: DetailedAnalysisProps) {
  const [tab, setTab] = useState<Tab>('analysis');
  return (
    <Card
      ref={ref}
      aria-label="Detailed Analysis"
      tabIndex={-1}
      scrollMarginTop="16"
      outline="none"
    >
      <Flex direction="column" gap="1" mb="2">
        <CardTitle Icon={ChartNoAxesColumn}>Detailed Analysis</CardTitle>
        {question !== undefined && (
          <chakra.p fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
            You asked: {question}
          </chakra.p>
        )}
      </Flex>
      <Tabs
        label="Detailed analysis"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'analysis', label: 'Analysis', panel: <AnalysisTab advice={advice} /> },
          { value: 'factors', label: 'Key Factors', panel: <KeyFactorsTab advice={advice} /> },
          { value: 'history', label: 'History', panel: <HistoryTab advice={advice} /> },
        ]}
      />
      <AnalysisActions id={id} saved={saved} advice={advice} />
    </Card>
  );
}
