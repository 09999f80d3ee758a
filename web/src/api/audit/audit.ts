import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import { verify } from '@/api/proof/verify';
import type { ExportManifest } from '@/api/types';
import { useDates } from '@/state/use-dates';

const REFRESH_MS = 10_000;
const PROGRESS_MS = 500;

/** How far the ledger has come, and what is wrong. */
export function useAuditHealth() {
  return useQuery({
    queryKey: [...keys.audit, 'health'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/audit/health', { signal })),
    refetchInterval: REFRESH_MS,
  });
}

/** Positions and numbers as the reader has typed them: the server says what is wrong with one. */
export interface EventFilter {
  from?: string;
  to?: string;
  since?: string;
  until?: string;
  type?: string;
  account?: string;
  bet?: string;
  game?: string;
}

/** The type that the document gives a number, of which the text is checked by the server. */
const asNumber = (text: string | undefined) => text as unknown as number | undefined;

/** Records that match, ascending; the next page goes on where the last search stopped looking. */
export function useAuditEvents(filter: EventFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.audit, 'events', filter],
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        api.GET('/api/audit/events', {
          params: {
            query: {
              ...filter,
              from: pageParam ?? asNumber(filter.from),
              to: asNumber(filter.to),
              account: asNumber(filter.account),
              bet: asNumber(filter.bet),
            },
          },
          signal,
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** A record, and what this browser finds of its proof; without one where no checkpoint covers it yet. */
export function useAuditRecord(position: string) {
  const { formatDate, formatTime } = useDates();
  return useQuery({
    queryKey: [...keys.audit, 'record', position],
    enabled: position !== '',
    queryFn: async ({ signal }) => {
      const record = await dataOf(
        api.GET('/api/audit/events/{position}', { params: { path: { position } }, signal }),
      );
      const write = (milliseconds: number) =>
        `${formatDate(milliseconds)}, ${formatTime(milliseconds)}`;
      const proof = record.proof === null ? null : await verify(record.proof, { write });
      return { record, proof };
    },
  });
}

/** What an account had moved and had as of a record, newest first; '' is the end of the ledger. */
export function useAuditStatement(account: string, asOf: string) {
  return useInfiniteQuery({
    queryKey: [...keys.audit, 'statement', account, asOf],
    enabled: account !== '',
    queryFn: ({ pageParam, signal }) => {
      const until = pageParam?.asOf ?? (asOf === '' ? undefined : asNumber(asOf));
      return dataOf(
        api.GET('/api/audit/statement/{account}', {
          params: { path: { account }, query: { asOf: until, cursor: pageParam?.cursor } },
          signal,
        }),
      );
    },
    initialPageParam: undefined as { asOf: number; cursor: number } | undefined,
    // The later pages are of the same moment as the first.
    getNextPageParam: (page) =>
      page.nextCursor === null ? undefined : { asOf: page.asOf, cursor: page.nextCursor },
  });
}

/** All that the ledger has of a bet. */
export function useBetDossier(bet: string) {
  return useQuery({
    queryKey: [...keys.audit, 'bet', bet],
    enabled: bet !== '',
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/audit/bets/{bet}', { params: { path: { bet } }, signal })),
  });
}

const CHECK = [...keys.audit, 'check'];

/** The check under way and what the last one has found; asks again while one runs. */
export function useAuditCheck() {
  return useQuery({
    queryKey: CHECK,
    queryFn: ({ signal }) => dataOf(api.GET('/api/audit/check', { signal })),
    refetchInterval: ({ state }) => (state.data?.running ? PROGRESS_MS : false),
  });
}

export function useBeginCheck() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/audit/check')),
    onSuccess: (check) => queryClient.setQueryData(CHECK, check),
    // Somebody else has begun one: it is shown.
    onError: () => queryClient.invalidateQueries({ queryKey: CHECK }),
  });
}

export interface ExportRange {
  from: string;
  to: string;
}

const queryOf = ({ from, to }: ExportRange) =>
  new URLSearchParams(Object.entries({ from, to }).filter(([, value]) => value !== '')).toString();

/** Where the browser downloads the records from; their manifest names the range. */
export const exportAddress = ({ from, to }: Pick<ExportManifest, 'from' | 'to'>) =>
  `/api/audit/export?${queryOf({ from: `${from}`, to: `${to}` })}`;

/** Asks for the manifest of an export, which the server makes from all of its records. */
export function useManifest() {
  return useMutation({
    mutationFn: ({ from, to }: ExportRange) =>
      dataOf(
        api.GET('/api/audit/manifest', {
          params: {
            query: { from: asNumber(from || undefined), to: asNumber(to || undefined) },
          },
        }),
      ),
  });
}
