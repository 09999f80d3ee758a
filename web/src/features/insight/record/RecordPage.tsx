import { Flex } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { learnerRecord } from '@/api/classes/records';
import type { LearnerRecord } from '@/api/types';
import { useUrlParams } from '@/browser/use-url-params';
import { useDates } from '@/state/use-dates';
import { Card } from '@/ui/layout/Card';
import { ClassPage } from '@/features/class-page/ClassPage';
import { cutOf } from '@/features/insight/cut/cut';
import { EducatorNote } from './EducatorNote';
import { RecordHead } from './RecordHead';
import { RecordTabs } from './RecordTabs';

/** Why nothing of a learner is seen; undefined where something is. */
function closedText({ isTakenBack, awaitsAgreement }: LearnerRecord): string | undefined {
  if (isTakenBack) return 'This learner has withdrawn, and nothing of them is shown.';
  if (awaitsAgreement)
    return 'Not shared with you yet: you teach the class since later, and the learner has not agreed.';
  return undefined;
}

interface RecordProps {
  id: string;
  record: LearnerRecord;
  isUpdating: boolean;
}

function Record({ id, record, isUpdating }: RecordProps) {
  const closed = closedText(record);
  return (
    <Flex direction="column" gap="4">
      <RecordHead id={id} record={record} />
      {closed ? (
        <Card>
          <p>{closed}</p>
        </Card>
      ) : (
        <>
          {record.note && <EducatorNote id={id} note={record.note} />}
          <RecordTabs id={id} record={record} isUpdating={isUpdating} />
        </>
      )}
    </Flex>
  );
}

/** What a learner shares of how they think, for an educator of their class. */
export function RecordPage() {
  const { classId = '', memberId = '' } = useParams();
  const { params } = useUrlParams();
  const { timeZone } = useDates();
  return (
    <ClassPage
      key={memberId}
      title="Learner"
      what="the record of a learner"
      of="a class that you teach"
      back={{ to: `/classes/${classId}`, label: 'Overview of the class' }}
      query={learnerRecord(memberId, cutOf(params, timeZone))}
    >
      {(record, isUpdating) => <Record id={memberId} record={record} isUpdating={isUpdating} />}
    </ClassPage>
  );
}
