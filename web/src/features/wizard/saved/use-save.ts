import { messageOf, FALLBACK_SENTENCE } from '@/api/error';
import { useSaveAnalysis } from '@/api/wizard/saved';
import { showToast } from '@/state/toast';

/** Keeps the analysis of an answer, or takes it off the list, which can be undone for a moment. */
export function useSave(id: number) {
  const { mutate, isPending } = useSaveAnalysis();
  const save = (saved: boolean) =>
    mutate(
      { id, saved },
      {
        onError: (error) =>
          showToast({
            tone: 'error',
            title: 'Error',
            description: messageOf(error, FALLBACK_SENTENCE),
          }),
        onSuccess: () => {
          if (saved) return;
          showToast({
            title: 'Removed from your saved analyses',
            action: { label: 'Undo', run: () => save(true) },
          });
        },
      },
    );
  return { save, isPending };
}
