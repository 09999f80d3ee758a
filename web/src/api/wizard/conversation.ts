import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { ApiError } from '@/api/error';
import { keys } from '@/api/keys';
import type { AskedPick, User, WizardMessage } from '@/api/types';
import { now } from '@/browser/server-clock';
import { browserZone } from '@/browser/zone';
import { GENERIC_GREETING, greeting, NO_ADVICE, NOT_ANSWERED } from '@/domain/wizard/words';
import { QuestionKeys } from './question-keys';

/** A message as it is shown; one that the server does not keep has a name in place of its number. */
export type ChatMessage = Omit<WizardMessage, 'id'> & {
  id: number | string;
  /** Says that this question was not answered: it can be asked again. */
  unanswered?: string;
};

export interface Conversation {
  messages: ChatMessage[];
  /** Nothing is to lead this person to a bet or to a plan. */
  speaksOfNoBets: boolean;
}

/** The user holds the number, which an upgrade changes as well. */
function setRemaining(client: QueryClient, remainingDailyQuestions: number | null): void {
  client.setQueryData<User | null>(keys.me, (me) => me && { ...me, remainingDailyQuestions });
}

function say(
  role: ChatMessage['role'],
  id: number | string,
  content: string,
  more: Partial<ChatMessage> = {},
): ChatMessage {
  const at = new Date(now()).toISOString();
  return { id, role, content, at, advice: null, links: [], suggestions: [], saved: false, ...more };
}

const GREETING = 'greeting';

/** Where nothing was said before. */
function greetingOf(client: QueryClient): ChatMessage {
  const me = client.getQueryData<User | null>(keys.me);
  const content = me ? greeting(me.username, me.skillLevel) : GENERIC_GREETING;
  return say('assistant', GREETING, content);
}

/** The beginning of a conversation that could not be read. */
export function unreadConversation(): Conversation {
  return { messages: [say('assistant', GREETING, GENERIC_GREETING)], speaksOfNoBets: false };
}

const conversationQuery = queryOptions({
  queryKey: keys.conversation,
  queryFn: async ({ signal, client }): Promise<Conversation> => {
    const { messages, remainingQuestions, speaksOfNoBets } = await dataOf(
      api.GET('/api/wizard/conversation', { signal }),
    );
    setRemaining(client, remainingQuestions);
    return { messages: messages.length > 0 ? messages : [greetingOf(client)], speaksOfNoBets };
  },
});

export function useConversation() {
  return useQuery(conversationQuery);
}

/** Whether nothing is to lead this person to a bet or to a plan. Asks for no conversation of its own. */
export function useSpeaksOfNoBets(): boolean {
  return useQuery({ ...conversationQuery, enabled: false }).data?.speaksOfNoBets ?? false;
}

interface Question {
  message: string;
  slip: AskedPick[];
  key: string;
  account: number | undefined;
}

const accountOf = (client: QueryClient) => client.getQueryData<User | null>(keys.me)?.id;

const failureOf = ({ key }: Question) => `${key} unanswered`;

/** Shows messages after those that are there, each once. */
function show(client: QueryClient, question: Question, ...added: ChatMessage[]): void {
  // Another person may have signed in meanwhile.
  if (accountOf(client) !== question.account) return;
  client.setQueryData<Conversation>(keys.conversation, (before = unreadConversation()) => {
    const known = new Set(before.messages.map(({ id }) => id));
    return {
      ...before,
      messages: [...before.messages, ...added.filter(({ id }) => !known.has(id))],
    };
  });
}

/** Takes an attempt at this question away, before it is made again. */
function forgetAttempt(client: QueryClient, question: Question): void {
  const own: (number | string)[] = [question.key, failureOf(question)];
  client.setQueryData<Conversation>(
    keys.conversation,
    (before) =>
      before && { ...before, messages: before.messages.filter(({ id }) => !own.includes(id)) },
  );
}

const questionKeys = new QuestionKeys();
const ASKING = ['wizard', 'ask'];

/** A question is under way, perhaps since before this page was opened. */
export function useIsAsking(): boolean {
  return useIsMutating({ mutationKey: ASKING }) > 0;
}

/** Asks a question, and shows it and its answer in the conversation. */
export function useAsk() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: ASKING,
    mutationFn: ({ message, slip, key }: Question) =>
      dataOf(
        api.POST('/api/wizard/chat', {
          body: { message, slip, timeZone: browserZone() },
          params: { header: { 'Idempotency-Key': key } },
        }),
      ),
    onMutate: async (question) => {
      // A list still on its way would come without the question.
      await client.cancelQueries({ queryKey: keys.conversation });
      forgetAttempt(client, question);
      show(client, question, say('user', question.key, question.message));
    },
    onSuccess: (answer, question) => {
      questionKeys.settle(question);
      const { id, advice, links, suggestions, remainingQuestions, speaksOfNoBets } = answer;
      const content = answer.content || advice?.message || NO_ADVICE;
      show(client, question, say('assistant', id, content, { advice, links, suggestions }));
      if (accountOf(client) !== question.account) return;
      setRemaining(client, remainingQuestions);
      client.setQueryData<Conversation>(
        keys.conversation,
        (before) => before && { ...before, speaksOfNoBets },
      );
    },
    onError: (error, question) => {
      questionKeys.settle(question, error);
      const unanswered = question.message;
      show(client, question, say('assistant', failureOf(question), NOT_ANSWERED, { unanswered }));
      // The day's questions may have been asked in another window.
      if (error instanceof ApiError && error.status === 429)
        void client.invalidateQueries({ queryKey: keys.me });
    },
  });
  return (message: string, slip: AskedPick[]) => {
    const account = accountOf(client);
    return mutateAsync({ message, slip, account, key: questionKeys.keyFor(account, message) });
  };
}

/** Deletes what was said. Saved analyses stay. */
export function useClearConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/wizard/clear')),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.conversation }),
  });
}
