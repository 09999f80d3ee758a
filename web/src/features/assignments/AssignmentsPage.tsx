import { useParams } from 'react-router';
import { ownClasses } from '@/api/classes/classes';
import { ClassPage } from '@/features/class-page/ClassPage';
import { OwnAssignments } from './OwnAssignments';
import { ClassAssignments } from './teaching/ClassAssignments';

/** The assignments of a class: to who teaches it those of everybody, to a learner their own. */
export function AssignmentsPage() {
  const { classId = '' } = useParams();
  return (
    <ClassPage
      title="Assignments"
      what="the assignments"
      of="a class that you are in"
      query={ownClasses}
    >
      {({ taught }) =>
        taught.some(({ id }) => id === classId) ? (
          <ClassAssignments id={classId} />
        ) : (
          <OwnAssignments id={classId} />
        )
      }
    </ClassPage>
  );
}
