/** Joins without a place to break a line at. */
const WORD_JOINER = '\u2060';

/** 'Final 17–24': in the order of 'away @ home', beside which it stands. A line never breaks at the dash. */
export function formatFinal({ away, home }: { away: number; home: number }): string {
  return `Final ${away}${WORD_JOINER}–${WORD_JOINER}${home}`;
}
