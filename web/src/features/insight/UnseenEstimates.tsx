import { chakra, Flex } from '@chakra-ui/react';
import { Target } from 'lucide-react';
import { Link } from 'react-router';
import { useUnseenEstimates } from '@/api/history/progress';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';
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

/** What the player said of sides that were asked, before the market's chance was shown. */
export function UnseenEstimates() {
  const { data, isError, refetch } = useUnseenEstimates();
  if (isError && !data) {
    return (
      <Card>
        <ErrorState message="Your estimates could not be loaded." onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) return <Skeleton height="72" borderRadius="lg" />;
  const { given, open, unscored, estimates } = data;
  if (given === 0) {
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
  return (
    <Flex direction="column" gap="4">
      <section aria-label="Of how many">
        <chakra.p fontSize={{ base: 'xl', md: '2xl' }} fontFamily="heading" fontWeight="bold">
          {counted(given, 'estimate')}
        </chakra.p>
        <chakra.p color="fg.muted" maxW="75ch">
          {othersText(open, unscored)}The sides were asked and not chosen by you, and you had seen
          no price. So these say more of your judgement than the chances that go with your bets.
        </chakra.p>
      </section>
      <TwoColumns
        cards={[
          <Calibration key="calibration" estimates={estimates} of="estimate" />,
          <Brier key="brier" estimates={estimates} of="estimate" />,
          <Discrimination key="discrimination" estimates={estimates} of="estimate" />,
        ]}
      />
    </Flex>
  );
}
