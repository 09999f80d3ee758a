import { useParams } from 'react-router';
import { classReport } from '@/api/classes/report';
import { ClassPage } from '@/features/class-page/ClassPage';
import { Report } from './Report';

/** The report of a class, for who teaches it. */
export function ReportPage() {
  const { classId = '' } = useParams();
  return (
    <ClassPage
      title="Class report"
      what="the report"
      of="a class that you teach"
      query={classReport(classId)}
    >
      {(report) => <Report id={classId} report={report} />}
    </ClassPage>
  );
}
