import { chakra, Flex } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { classFiles } from '@/api/classes/report';
import type { ReportSpreads } from '@/api/classes/report';
import type { ClassReport } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { ClassHead } from '@/features/class-page/ClassHead';
import { Fact, Facts } from '@/features/classes/TermsList';
import { educatorsText, kindText } from '@/features/classes/terms';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import { PRINT } from '@/ui/layout/print';
import { kindsText, utcText } from './report-words';
import { ReportTable } from './ReportTable';
import { Spread } from './Spread';

const SectionTitle = chakra('h2', {
  base: { fontSize: 'lg', fontWeight: 'bold', mt: '6', mb: '2' },
});

function Files({ id, isGraded }: { id: string; isGraded: boolean }) {
  const files = classFiles(id);
  return (
    <Flex data-off-paper gap="2" wrap="wrap" mb="4">
      <Button size="sm" onClick={() => globalThis.print()}>
        Print
      </Button>
      <Button asChild size="sm" variant="outline">
        <a href={files.csv} download>
          Download CSV
        </a>
      </Button>
      <Button asChild size="sm" variant="outline">
        <a href={files.json} download>
          Download JSON
        </a>
      </Button>
      {isGraded && (
        <Button asChild size="sm" variant="outline">
          <a href={files.grades} download>
            Download Grades CSV
          </a>
        </Button>
      )}
    </Flex>
  );
}

function Terms({ report }: { report: ClassReport }) {
  const { terms, kind, educators, openedAt, members } = report;
  const stake = terms.largestStakePercent;
  return (
    <Facts mt="3">
      <Fact label="Educators">{educatorsText(educators)}</Fact>
      <Fact label="Learners">{members}</Fact>
      <Fact label="Kind">{kindText(kind)}</Fact>
      <Fact label="Opened">{utcText(openedAt)}</Fact>
      <Fact label={terms.hasEnded ? 'Ended' : 'Ends'}>{utcText(terms.endsAt)}</Fact>
      <Fact label="Coins to start with">{formatCoins(terms.startCoins)}</Fact>
      <Fact label="Stakes">{stake === null ? 'Any stake' : `At most ${stake}% of the purse`}</Fact>
      <Fact label="Bets">{kindsText(terms.allowed)}</Fact>
    </Facts>
  );
}

function Spreads({ spreads }: { spreads: ReportSpreads | null }) {
  if (!spreads) {
    return <p>Shown once five learners share their bets: of fewer, a count tells of one.</p>;
  }
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns="repeat(auto-fit, minmax(min(17rem, 100%), 1fr))"
      _print={{ gridTemplateColumns: 'repeat(3, 1fr)' }}
    >
      <Spread title="Stakes of at most 5%" spread={spreads.smallStakes} />
      <Spread title="Bets with an estimate" spread={spreads.estimates} />
      <Spread title="Bets looked back at" spread={spreads.lookBacks} />
    </chakra.div>
  );
}

function Learners({ learners }: Pick<ClassReport, 'learners'>) {
  if (!learners) {
    return <p>The time in which educators saw the learners of this class is over.</p>;
  }
  const shared = learners.filter(({ process }) => process).length;
  return (
    <>
      <chakra.p mb="2" color="fg.muted" maxW="70ch">
        {counted(shared, 'learner')} of {learners.length} share their bets. A small stake is at most
        5% of the purse. A word on better or worse compares 30 bets with the 30 before, and luck
        alone would bring one about for 4 of 100 learners in 1,000 bets. Results have no part in it.
      </chakra.p>
      <Card _print={{ p: '0', borderWidth: '0' }}>
        <ReportTable learners={learners} />
      </Card>
    </>
  );
}

/** A class on a page that can be printed. */
export function Report({ id, report }: { id: string; report: ClassReport }) {
  const { title, learners, spreads, stamp } = report;
  return (
    <article data-report>
      <Global styles={PRINT} />
      <ClassHead title={title}>Class report as of {utcText(stamp.time)}</ClassHead>
      {report.learners && <Files id={id} isGraded={report.kind === 'graded'} />}
      <Terms report={report} />
      <SectionTitle>How many learners, by the share of their bets</SectionTitle>
      <Spreads spreads={spreads} />
      <SectionTitle>Learners</SectionTitle>
      <Learners learners={learners} />
      <chakra.footer mt="6" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <p>
          As of position {stamp.position} of the ledger, {utcText(stamp.time)}. Merkle root{' '}
          <chakra.span fontFamily="mono">{stamp.root}</chakra.span>
        </p>
        <p>
          To check it:{' '}
          <chakra.code>
            chalkline audit verify --data DIR --expect {stamp.position}:{stamp.root}
          </chakra.code>
        </p>
      </chakra.footer>
    </article>
  );
}
