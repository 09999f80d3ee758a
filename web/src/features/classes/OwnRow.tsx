import { chakra } from '@chakra-ui/react';
import { useOwnClassRow } from '@/api/classes/overview';
import type { JoinedClass } from '@/api/types';
import { Disclosure } from '@/ui/elements/Disclosure';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { OverviewTable } from './teaching/OverviewTable';

function Row({ classId }: { classId: string }) {
  const { data, isError, refetch } = useOwnClassRow(classId);
  if (!data && isError) {
    return (
      <ErrorState message="Could not load what the class sees." onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton height="24" />;
  if (data.learners.length === 0)
    return <p>Nothing: the time in which its educators see the class is over.</p>;
  return (
    <>
      <chakra.p mb="2" color="fg.muted" maxW="70ch">
        This is your row in the overview of the class, word for word. Its cells lead your educators
        to the bets behind them, as far as you share these.
      </chakra.p>
      <OverviewTable overview={data} caption="My row in the overview" />
    </>
  );
}

/** The learner's own row in the overview of a class, as those who teach it see it. */
export function OwnRow({ joined }: { joined: JoinedClass }) {
  return (
    <Disclosure title="What the Class Sees of Me">
      <Row classId={joined.id} />
    </Disclosure>
  );
}
