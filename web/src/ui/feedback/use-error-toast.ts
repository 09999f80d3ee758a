import { useEffect } from 'react';
import { dismissError, showToast } from '@/state/toast';

/** Shows a toast while there is an error, always in the same words. */
export function useErrorToast(error: Error | null, title: string, description: string): void {
  useEffect(() => {
    if (!error) return;
    showToast({ tone: 'error', title, description });
    return dismissError;
  }, [error, title, description]);
}
