import type { Column } from '@/ui/tables/SortableTable';

/** A column of whole numbers, under a short heading with its words in full. */
export function figure<Row>(
  label: string,
  title: string,
  value: (row: Row) => number,
): Column<Row> {
  return { key: label, label, title, value, isFigure: true };
}
