import { useEffect } from 'react';
import { showToast } from '@/ui/toast';

export const LOAD_FAILED = 'Failed to load dashboard data. Please try again.';

interface Renewal {
  data: unknown;
  error: Error | null;
}

/** What was there stays when it cannot be read anew; the reader is told that it is not new. */
export function useToastOnFailedRenewal({ data, error }: Renewal): void {
  const failed = data !== undefined && error;
  useEffect(() => {
    if (failed) showToast({ tone: 'error', title: 'Error', description: LOAD_FAILED });
  }, [failed]);
}
