import { useCallback } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ChartNoAxesCombined, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useProgress } from '@/api/history/progress';
import type { ProgressCut } from '@/api/history/progress';
import { useUrlParams } from '@/browser/use-url-params';
import { choose } from '@/domain/betting/bet-choices';
import { useChosenClass } from '@/state/purse';
import { useDates } from '@/state/use-dates';
import { NextLesson } from '@/features/next-lesson/NextLesson';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Chips } from '@/ui/form/Chips';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { AsOf } from './cut/AsOf';
import { chosenIn, cutOf, wholeOf } from './cut/cut';
import { CutFields } from './cut/CutFields';
import type { Field } from './cut/cut';
import { Figures } from './Figures';
import { Hunches } from './hunches/Hunches';
import { OwnAccountHunches } from './hunches/OwnAccountHunches';
import { ProgressHead } from './ProgressHead';
import { UnseenEstimates } from './UnseenEstimates';

function Loading() {
  return (
    <Box role="status">
      <chakra.span srOnly>Loading your progress</chakra.span>
      <Skeleton height="16" mb="4" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Skeleton height="72" borderRadius="lg" gridColumn={{ lg: '1 / -1' }} />
        <Skeleton height="72" borderRadius="lg" />
        <Skeleton height="72" borderRadius="lg" />
      </Grid>
    </Box>
  );
}

function Nothing({ isWhole, onClear }: { isWhole: boolean; onClear: () => void }) {
  if (!isWhole) {
    return (
      <EmptyState
        icon={ReceiptText}
        title="Nothing settled among these"
        text="Change a filter, or show all bets."
        action={<Button onClick={onClear}>Show all bets</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={ChartNoAxesCombined}
      title="Nothing settled yet"
      text="Once a bet of yours is decided, its price, its luck and your estimate are taken apart here."
      action={
        <Button asChild>
          <Link to="/place-bets">Place Bets</Link>
        </Button>
      }
    />
  );
}

interface ShownProps {
  cut: ProgressCut;
  onClear: () => void;
}

function Shown({ cut, onClear }: ShownProps) {
  const { data, isError, isPlaceholderData, refetch } = useProgress(cut);
  if (isError && !data) {
    return (
      <Card>
        <ErrorState
          message="Failed to load your progress. Please try again."
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (!data) return <Loading />;
  const { won, lost, pushed } = data.bets;
  if (won + lost + pushed === 0) {
    return (
      <Card>
        <Nothing isWhole={Object.keys(cut).length === 0} onClear={onClear} />
      </Card>
    );
  }
  return (
    <Flex
      direction="column"
      gap="4"
      aria-busy={isPlaceholderData}
      style={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <ProgressHead progress={data} cut={cut} />
      <Figures progress={data} />
    </Flex>
  );
}

const OF = 'of';
const VIEWS = [
  { value: 'bets', label: 'Bets: after the price was seen' },
  { value: 'estimates', label: 'Estimates: before' },
] as const;

/** The player's bets, or the chances that were asked of them. The two are never mixed. */
function OwnProgress() {
  const { params, change } = useUrlParams();
  const view = params.get(OF) === 'estimates' ? 'estimates' : 'bets';
  const show = (value: 'bets' | 'estimates') =>
    change(() => new URLSearchParams(value === 'bets' ? {} : { [OF]: value }));
  return (
    <Flex direction="column" gap="4">
      <Chips label="Which chances" options={VIEWS} value={view} onChange={show} />
      {view === 'estimates' ? <UnseenEstimates onClear={() => show('estimates')} /> : <OwnBets />}
      <NextLesson />
    </Flex>
  );
}

function OwnBets() {
  const { params, change } = useUrlParams();
  const { timeZone } = useDates();
  const cut = cutOf(params, timeZone);
  const { data: whole } = useProgress(wholeOf(cut));
  const history = whole?.drawdown?.points ?? [];
  const onChoose = useCallback(
    (field: Field, value: string) => change((before) => choose(before, field, value)),
    [change],
  );
  const onMoment = useCallback((position: string) => onChoose('asOf', position), [onChoose]);
  const clear = () => change(() => new URLSearchParams());
  const isOfClass = useChosenClass() !== null; // a hunch is about a person's own account
  return (
    <Flex direction="column" gap="4">
      <CutFields params={params} onChoose={onChoose} onClear={clear} />
      {history.length > 1 && (
        <AsOf points={history} asOf={chosenIn(params).asOf} onChoose={onMoment} />
      )}
      {isOfClass ? <OwnAccountHunches /> : <Hunches />}
      <Shown cut={cut} onClear={clear} />
    </Flex>
  );
}

/** How the player thinks, by their own bets: luck, margin and price apart, and what cannot be told yet. */
export function ProgressPage() {
  const { isDemo } = useCurrentUser();
  return (
    <Page title="My Progress">
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="5">
        <div>
          <ChalkHeading>My Progress</ChalkHeading>
          <chakra.p color="fg.muted" mt="1">
            What your bets say about your prices, estimates and stakes, and what is luck.
          </chakra.p>
        </div>
        <Button asChild variant="outline" size="sm" hideBelow="md">
          <Link to="/my-bets">My Bets</Link>
        </Button>
      </Flex>
      {isDemo ? (
        <SignInRequired text="Sign in to see what your bets say about your prices, estimates and stakes." />
      ) : (
        <OwnProgress />
      )}
    </Page>
  );
}
