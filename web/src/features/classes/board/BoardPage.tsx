import { useParams } from 'react-router';
import { classBoard } from '@/api/classes/board';
import { ClassPage } from '@/features/class-page/ClassPage';
import { Board } from './Board';

/** The board of a class, for those who are in it or teach it. */
export function BoardPage() {
  const { classId = '' } = useParams();
  return (
    <ClassPage
      title="Class board"
      what="the board"
      of="a class that you are in"
      query={classBoard(classId)}
    >
      {(board) => <Board id={classId} board={board} />}
    </ClassPage>
  );
}
