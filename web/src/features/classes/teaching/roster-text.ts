import type { RosterApplied, RosterPreview } from '@/api/types';
import { counted } from '@/domain/format/counted';

const YOUNGER =
  'Teaching younger people? The guides can be read and printed without an account, and a demo class can be shown on your screen.';

function schoolGradesText(rows: number): string {
  return rows === 1
    ? '1 row is of a school grade and was left out.'
    : `${counted(rows, 'row')} are of school grades and were left out.`;
}

/** What of a file changes nothing, or is left out: a sentence each. */
export function previewLines(preview: RosterPreview): string[] {
  const { unchanged, notInFile, schoolGrades, notEnabled, otherRoles } = preview;
  const { unknownColumns, added, changed } = preview;
  const lines = [
    added.length + changed.length === 0 && 'Nothing changes.',
    unchanged > 0 && `${counted(unchanged, 'student')} as before.`,
    notInFile > 0 && `${counted(notInFile, 'student')} of the roster not in the file: they stay.`,
    schoolGrades > 0 &&
      `Chalkline is for people of 18 and over. ${schoolGradesText(schoolGrades)} ${YOUNGER}`,
    notEnabled > 0 && `${counted(notEnabled, 'row')} not enabled, left out.`,
    otherRoles > 0 && `${counted(otherRoles, 'row')} of other roles left out.`,
    unknownColumns.length > 0 && `Columns that are not read: ${unknownColumns.join(', ')}.`,
  ];
  return lines.filter((line) => line !== false);
}

export function appliedText({ added, changed, mailed, notMailed }: RosterApplied): string {
  const parts = [
    `${counted(added, 'student')} added`,
    `${changed} changed`,
    mailed > 0 && `${counted(mailed, 'invitation')} mailed`,
    notMailed > 0 && `${notMailed} not mailed`,
  ];
  return parts.filter(Boolean).join(', ');
}
