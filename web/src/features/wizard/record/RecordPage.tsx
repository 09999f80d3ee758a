import { chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft, ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import type { WizardRecord } from '@/api/types';
import { useWizardRecord } from '@/api/wizard/record';
import type { Source } from '@/domain/betting/source';
import { counted } from '@/domain/format/counted';
import { Button } from '@/ui/elements/Button';
import { PageLink } from '@/ui/elements/PageLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { Calibration } from './Calibration';
import { AllTable, KindTable } from './ScoreTable';

/** What is real and what is not is never added up. */
const SOURCES: readonly { source: Source; title: string }[] = [
  { source: 'live', title: 'Real games' },
  { source: 'replay', title: 'Replayed seasons' },
  { source: 'simulated', title: 'Simulated games' },
];

const of = <Row extends { source: Source }>(rows: readonly Row[], source: Source) =>
  rows.filter((row) => row.source === source);

interface OfSourceProps {
  record: WizardRecord;
  source: Source;
  title: string;
}

function OfSource({ record, source, title }: OfSourceProps) {
  const all = of(record.all, source);
  const kinds = of(record.kinds, source);
  const calibration = of(record.calibration, source);
  if (all.length === 0) return null;
  const games = title.toLowerCase();
  return (
    <Card aria-label={title}>
      <CardTitle mb="2">{title}</CardTitle>
      <Flex direction="column" gap="6">
        <AllTable rows={all} games={games} />
        {all.map(({ recommendation }) => (
          <Calibration
            key={recommendation}
            rows={calibration.filter((row) => row.recommendation === recommendation)}
            games={games}
          />
        ))}
        {kinds.length > 0 && (
          <div>
            <chakra.h3 fontSize="md">By sport, market and model</chakra.h3>
            <chakra.p fontSize="sm" color="fg.muted" mb="1">
              Parts that are looked at after the results show figures and no verdict: one of many is
              always the best by luck.
            </chakra.p>
            <KindTable rows={kinds} games={games} />
          </div>
        )}
      </Flex>
    </Card>
  );
}

function Record() {
  const { data, isError, refetch } = useWizardRecord();
  if (!data) {
    if (!isError) return <Skeleton height="64" borderRadius="lg" />;
    return (
      <Card>
        <ErrorState
          message="Failed to load the record. Please try again."
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (data.all.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={ScrollText}
          title="No record yet"
          text="Advice is scored once its game has ended, whoever asked for it."
        />
      </Card>
    );
  }
  return (
    <Flex direction="column" gap="4">
      <chakra.p color="fg.muted">
        {counted(data.advice, 'answer')} on games that have ended. A pick counts once, however often
        it was asked about. Scores are the Wizard’s / the price’s at the same moment, and lower is
        better. A dash stands where there is too little to say. What the words mean:{' '}
        <PageLink path="/learn/predictive-modeling">scores</PageLink>,{' '}
        <PageLink path="/learn/contrarian-betting">closing-line value</PageLink>,{' '}
        <PageLink path="/learn/sports-statistics">bands</PageLink>.
      </chakra.p>
      {SOURCES.map((part) => (
        <OfSource key={part.source} record={data} {...part} />
      ))}
    </Flex>
  );
}

/** What the Wizard's advice was worth: each recommendation, lean and pass, of all askers. */
export function RecordPage() {
  return (
    <Page title="The Wizard’s Record">
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="5">
        <div>
          <ChalkHeading>The Wizard’s Record</ChalkHeading>
          <chakra.p color="fg.muted" mt="1">
            Every recommendation, lean and pass, beside the price that it was given at.
          </chakra.p>
        </div>
        <Button asChild variant="outline" size="sm">
          <Link to="/wizard">
            <ArrowLeft aria-hidden />
            Betting Wizard
          </Link>
        </Button>
      </Flex>
      <Record />
    </Page>
  );
}
