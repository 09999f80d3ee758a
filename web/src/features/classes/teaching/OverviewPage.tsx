import { Users } from 'lucide-react';
import { useParams } from 'react-router';
import { classOverview } from '@/api/classes/overview';
import { ClassHead } from '@/features/class-page/ClassHead';
import { ClassPage } from '@/features/class-page/ClassPage';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Card } from '@/ui/layout/Card';
import { OverviewTable } from './OverviewTable';

/** A class at a glance, for who teaches it. */
export function OverviewPage() {
  const { classId = '' } = useParams();
  return (
    <ClassPage
      title="Class"
      what="the overview"
      of="a class that you teach"
      query={classOverview(classId)}
    >
      {(overview) => (
        <>
          <ClassHead title={overview.title}>
            How each learner goes about it, as far as they share it. Whoever needs a look stands
            first; results have no part in that. A small stake is at most 5% of the purse. “Cannot
            tell yet” is the usual answer: of learners who never change, fewer than one in twenty is
            called better or worse at any time in 1,000 bets.
          </ClassHead>
          <Card>
            {overview.learners.length > 0 ? (
              <OverviewTable overview={overview} caption="Learners by need" classId={classId} />
            ) : (
              <EmptyState
                icon={Users}
                title="Nobody is in this class yet"
                text="Learners join by the code on the page of your classes."
              />
            )}
          </Card>
        </>
      )}
    </ClassPage>
  );
}
