import type { Advice, SavedAnalysis } from '@/api/types';
import type { ChatMessage } from '@/api/wizard/conversation';

/** The advice of one answer. */
export interface Analysis {
  /** Of the answer. */
  id: number;
  question: string | undefined;
  advice: Advice;
  saved: boolean;
}

/** The analyses of a conversation, each with the question before it. */
export function analysesIn(messages: readonly ChatMessage[]): Analysis[] {
  return messages.flatMap(({ id, advice, saved }, index) => {
    if (!advice || typeof id !== 'number') return [];
    const question = messages.slice(0, index).findLast(({ role }) => role === 'user')?.content;
    return [{ id, question, advice, saved }];
  });
}

/** The analysis of this id, of the conversation or of those that were saved. */
export function findAnalysis(
  id: ChatMessage['id'] | undefined,
  analyses: readonly Analysis[],
  kept: readonly SavedAnalysis[] | undefined,
): Analysis | undefined {
  const found = analyses.find((analysis) => analysis.id === id);
  const saved = kept?.find((analysis) => analysis.id === id);
  return found ?? (saved && { ...saved, saved: true });
}
