import type { RosterApplied, RosterPreview } from '@/api/types';
import { counted } from '@/domain/format/counted';

/** What of a file changes nothing, or is left out: a sentence each. */
export function previewLines(preview: RosterPreview): string[] {
  const { unchanged, notInFile, schoolGrades, notEnabled, otherRoles, teachers } = preview;
  const { unknownColumns, added, changed } = preview;
  const lines = [
    added.length + changed.length === 0 && 'Nothing changes.',
    unchanged > 0 && `${counted(unchanged, 'student')} as before.`,
    notInFile > 0 && `${counted(notInFile, 'student')} of the roster not in the file: they stay.`,
    schoolGrades > 0 &&
      `Chalkline is for people of 18 and over. ${counted(schoolGrades, 'row')} of school grades left out.`,
    teachers.length > 0 &&
      `Teachers in the file: ${teachers.slice(0, 10).join(', ')}. Add them as educators by their username.`,
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
