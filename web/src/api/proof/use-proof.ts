import { useMutation, useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@/api/account/current-user';
import { keys } from '@/api/keys';
import { useDates } from '@/state/use-dates';
import { lookAtLog } from './look-at-log';
import { fetchReceipt, fetchRecordProof, isWaiting } from './proof';
import { verify } from './verify';

/** A checkpoint comes about once a second; after so many tries something is broken. */
const TRIES_MAX = 20;
const ASK_AGAIN_MS = 2000;

function useWriteInstant() {
  const { formatDate, formatTime } = useDates();
  return (milliseconds: number) => `${formatDate(milliseconds)}, ${formatTime(milliseconds)}`;
}

/** The log's newest checkpoint, held against this browser's memory. */
export function useLog() {
  const write = useWriteInstant();
  return useQuery({ queryKey: [...keys.proof, 'log'], queryFn: () => lookAtLog(write) });
}

export interface Verified {
  kind: 'bet' | 'record';
  id: string;
}

/** Checks an own bet, or the proof of one record; asks again while no checkpoint covers it. */
export function useVerification({ kind, id }: Verified) {
  const { user, isDemo } = useCurrentUser();
  const write = useWriteInstant();
  return useQuery({
    queryKey: [...keys.proof, kind, id],
    enabled: !isDemo,
    retry: (count, error) => isWaiting(error) && count < TRIES_MAX,
    retryDelay: ASK_AGAIN_MS,
    queryFn: async () => {
      const account = BigInt(user.id);
      if (kind === 'record') return verify(await fetchRecordProof(id), { write, account });
      return verify(await fetchReceipt(id), { write, account, bet: BigInt(id) });
    },
  });
}

interface FileToCheck {
  text: string;
  /** From the reader's hand; undefined: the key that this browser knows. */
  vkey: string | undefined;
}

/** Checks a file that the reader has. */
export function useCheckFile() {
  const write = useWriteInstant();
  return useMutation({
    mutationFn: ({ text, vkey }: FileToCheck) => verify(text, { write, vkey }),
  });
}
