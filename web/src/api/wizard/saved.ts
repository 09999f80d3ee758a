import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { Conversation } from './conversation';

/** The analyses that the player has saved, the latest first. Only a player has some. */
export function useSavedAnalyses(isPlayer = true) {
  return useQuery({
    enabled: isPlayer,
    queryKey: keys.savedAnalyses,
    queryFn: async ({ signal }) =>
      (await dataOf(api.GET('/api/wizard/saved', { signal }))).analyses,
  });
}

interface Change {
  id: number;
  saved: boolean;
}

/** Saves the analysis of an answer, or takes it off the list. */
export function useSaveAnalysis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, saved }: Change) => {
      await api.POST(saved ? '/api/wizard/save' : '/api/wizard/unsave', { body: { id } });
    },
    onSuccess: (_, { id, saved }) => {
      client.setQueryData<Conversation>(
        keys.conversation,
        (before) =>
          before && {
            ...before,
            messages: before.messages.map((message) =>
              message.id === id ? { ...message, saved } : message,
            ),
          },
      );
    },
    // Also after a refusal: it may have been taken off in another window.
    onSettled: () => client.invalidateQueries({ queryKey: keys.savedAnalyses }),
  });
}
