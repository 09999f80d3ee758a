type Figure = string | number | null;

export type Direction = 'ascending' | 'descending';

export interface Sorting {
  /** The column's key. */
  by: string;
  direction: Direction;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : `${a}`.localeCompare(`${b}`);
}

/** Sorts rows by their figures; rows without one come last in either direction. */
export function sorted<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Figure,
  direction: Direction,
): Row[] {
  return [...rows].sort((first, second) => {
    const [a, b] = [valueOf(first), valueOf(second)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction === 'ascending' ? compare(a, b) : compare(b, a);
  });
}

/** The first press on a heading sorts words upwards and figures from the highest; the next one turns it. */
export function nextSorting(by: string, first: Direction, now: Sorting | undefined): Sorting {
  if (now?.by !== by) return { by, direction: first };
  return { by, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}
