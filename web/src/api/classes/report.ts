import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { ClassReport } from '@/api/types';

export type ReportLearner = NonNullable<ClassReport['learners']>[number];
export type ReportSpreads = NonNullable<ClassReport['spreads']>;
export type ReportSpread = ReportSpreads['estimates'];

/** A class that the player teaches, to be printed. Each reading is an export that its members see listed. */
export const classReport = (id: string) =>
  queryOptions({
    queryKey: [...keys.classReport, id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/classes/report/{id}', { params: { path: { id } }, signal })),
  });

/** The addresses of the files of a class. */
export const classFiles = (id: string) => ({
  csv: `/api/classes/report-csv/${id}`,
  json: `/api/classes/report-json/${id}`,
  grades: `/api/classes/grades-csv/${id}`,
});
