import { useCallback } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Target } from 'lucide-react';
import { Link } from 'react-router';
import { useUnseenEstimates } from '@/api/history/progress';
import type { InsightUnseen } from '@/api/types';
import { useUrlParams } from '@/browser/use-url-params';
import { choose } from '@/domain/betting/bet-choices';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { useDates } from '@/state/use-dates';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';
import { AsOf } from './cut/AsOf';
import { chosenIn, estimatesCutOf } from './cut/cut';
import type { Field } from './cut/cut';
import { CutFields } from './cut/CutFields';
import { PickedCut } from './cut/PickedCut';
import { Brier } from './figures/Brier';
import { Calibration } from './figures/Calibration';
import { Discrimination } from './figures/Discrimination';
import { TwoColumns } from './TwoColumns';

/** '2 wait for their game · 1 push or void': what is in no figure. */
function othersText(open: number, unscored: number): string {
  const parts = [
    open > 0 && `${formatCoins(open)} open`,
    unscored > 0 && `${formatCoins(unscored)} pushed or void`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(' · ')}. ` : '';
}

function NoneYet() {
  return (
    <Card>
      <EmptyState
        icon={Target}
        title="No estimates yet"
        text="The daily line asks for one before the market’s chance is shown."
        action={
          <Button asChild>
            <Link to="/daily">Daily Line</Link>
          </Button>
        }
      />
    </Card>
  );
}

function NoneAmongThese({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={Target}
        title="No estimate among these"
        text="Change a filter, or show all estimates."
        action={<Button onClick={onClear}>Show all estimates</Button>}
      />
    </Card>
  );
}

function Shown({ told }: { told: InsightUnseen }) {
  const { given, open, unscored, estimates, view } = told;
  return (
    <>
      <section aria-label="Of how many">
        <chakra.p fontSize={{ base: 'xl', md: '2xl' }} fontFamily="heading" fontWeight="bold">
          {counted(given, 'estimate')}
        </chakra.p>
        <chakra.p color="fg.muted" maxW="75ch">
          {othersText(open, unscored)}The sides were asked and not chosen by you, and you had seen
          no price. So these say more of your judgement than the chances that go with your bets.
        </chakra.p>
        {view.cells > 1 && (
          <chakra.div mt="3">
            <PickedCut />
          </chakra.div>
        )}
      </section>
      <TwoColumns
        cards={[
          <Calibration key="calibration" estimates={estimates} of="estimate" />,
          <Brier key="brier" estimates={estimates} of="estimate" />,
          <Discrimination key="discrimination" estimates={estimates} of="estimate" />,
        ]}
      />
    </>
  );
}

interface UnseenEstimatesProps {
  onClear: () => void;
}

/** What the player said of sides that were asked, before the market's chance was shown. */
export function UnseenEstimates({ onClear }: UnseenEstimatesProps) {
  const { params, change } = useUrlParams();
  const { timeZone } = useDates();
  const { data: whole } = useUnseenEstimates({});
  const cut = estimatesCutOf(params, timeZone);
  const { data, isError, isPlaceholderData, refetch } = useUnseenEstimates(cut);
  const onChoose = useCallback(
    (field: Field, value: string) => change((before) => choose(before, field, value)),
    [change],
  );
  const onMoment = useCallback((position: string) => onChoose('asOf', position), [onChoose]);
  if (isError && !data) {
    return (
      <Card>
        <ErrorState message="Your estimates could not be loaded." onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) return <Skeleton height="72" borderRadius="lg" />;
  if (whole?.given === 0) return <NoneYet />;
  const points = whole?.points ?? [];
  return (
    <Flex direction="column" gap="4">
      <CutFields of="estimate" params={params} onChoose={onChoose} onClear={onClear} />
      {points.length > 1 && (
        <AsOf points={points} asOf={chosenIn(params).asOf} onChoose={onMoment} />
      )}
      <Flex
        direction="column"
        gap="4"
        aria-busy={isPlaceholderData}
        style={{ opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {data.given === 0 ? <NoneAmongThese onClear={onClear} /> : <Shown told={data} />}
      </Flex>
    </Flex>
  );
}
