import { useEffect } from 'react';
import { dismissError, showToast } from '@/state/toast';

/** Says an error when it comes up, and no longer than it lasts. Its words stay the same. */
export function useErrorToast(error: Error | null, title: string, description: string): void {
  useEffect(() => {
    if (!error) return;
    showToast({ tone: 'error', title, description });
    return dismissError;
  }, [error, title, description]);
}
