import { useId, useState } from 'react';
import { Box, Flex } from '@chakra-ui/react';
import { MessagesSquare } from 'lucide-react';
import { useCurrentUser } from '@/api/account/current-user';
import { useSpeaksOfNoBets } from '@/api/wizard/conversation';
import type { ChatMessage } from '@/api/wizard/conversation';
import { useUrlParams } from '@/browser/use-url-params';
import { FIRST_SUGGESTIONS } from '@/domain/wizard/words';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { SignInPrompt } from '@/ui/overlay/SignInPrompt';
import { ClearButton } from './ClearButton';
import { Composer } from './Composer';
import { History } from './History';
import { OnlineBadge } from './OnlineBadge';
import { Quota } from './Quota';
import { Suggestions } from './Suggestions';
import { useAskWizard } from './use-ask-wizard';

/** The height of the navigation at the bottom of a phone, with what the device keeps free below it. */
const TAB_BAR = 'calc(3.5rem + 1px + env(safe-area-inset-bottom))';

/** The parameter with a question for the input. */
const ASK = 'ask';

/** The text of the input. A link may bring a question, which is kept in the address until it is sent. */
function useText() {
  const { params, change } = useUrlParams();
  const brought = params.get(ASK);
  const [state, setState] = useState({ text: brought ?? '', brought });
  if (state.brought !== brought) setState({ text: brought ?? state.text, brought });
  const type = (text: string) => setState({ text, brought });
  const clear = () => {
    type('');
    if (brought === null) return;
    change((before) => {
      const after = new URLSearchParams(before);
      after.delete(ASK);
      return after;
    });
  };
  return { text: state.text, type, clear };
}

/**
 * The questions to press: those that the last answer leads to, else those for a beginning. An answer without
 * any is to a person who is not to think of bets now.
 */
function suggestionsAfter(
  messages: readonly ChatMessage[] | undefined,
  speaksOfNoBets: boolean,
): readonly string[] {
  const firstAsked = messages?.findIndex(({ role }) => role === 'user') ?? -1;
  const answer = messages?.findLast(
    ({ role, unanswered }, at) =>
      role === 'assistant' && !unanswered && firstAsked !== -1 && at > firstAsked,
  );
  return answer?.suggestions ?? (speaksOfNoBets ? [] : FIRST_SUGGESTIONS);
}

interface ChatCardProps {
  /** Undefined while they are read. */
  messages: readonly ChatMessage[] | undefined;
  /** The message whose analysis is shown. */
  shown: number | undefined;
  onShowAnalysis: (id: number) => void;
}

/** The chat: what was said, questions to press, and the input. */
export function ChatCard({ messages, shown, onShowAnalysis }: ChatCardProps) {
  const { text, type, clear } = useText();
  const { onAsk, isAsking, isUsedUp, offersPlans } = useAskWizard();
  const { isDemo } = useCurrentUser();
  const quotaId = useId();
  const [signInOpen, setSignInOpen] = useState(false);
  const suggestions = suggestionsAfter(messages, useSpeaksOfNoBets());
  const hasAsked = messages?.some(({ role }) => role === 'user') ?? false;
  const ask = (question: string) => {
    const asked = onAsk(question);
    if (asked === 'visitor') setSignInOpen(true);
    return asked;
  };
  return (
    <Card aria-label="Chat">
      <Flex align="center" justify="space-between" gap="3" mb="2">
        <CardTitle Icon={MessagesSquare}>Chat</CardTitle>
        <Flex align="center" gap="2">
          {hasAsked && !isAsking && <ClearButton />}
          <OnlineBadge />
        </Flex>
      </Flex>
      {messages ? (
        <History
          messages={messages}
          isAsking={isAsking}
          shown={shown}
          onShowAnalysis={onShowAnalysis}
          onRetry={ask}
        />
      ) : (
        <Skeleton height="12rem" />
      )}
      <Box {...dashedRule} pt="3">
        <Suggestions
          questions={suggestions}
          disabled={isAsking || isUsedUp}
          describedBy={isUsedUp ? quotaId : undefined}
          onAsk={ask}
        />
      </Box>
      {/* On a phone it stays above the navigation, however long the conversation; a visitor has none. */}
      <Flex
        direction="column"
        gap="3"
        position={{ base: 'sticky', md: 'static' }}
        bottom={isDemo ? '0' : TAB_BAR}
        zIndex="1"
        bg="bg.panel"
        py="3"
        mb="-3"
      >
        <Composer
          text={text}
          onType={type}
          onSend={() => {
            if (ask(text) === 'sent') clear();
          }}
          isAsking={isAsking}
          isUsedUp={isUsedUp}
          offersPlans={offersPlans}
          describedBy={quotaId}
        />
        <Quota id={quotaId} />
      </Flex>
      <SignInPrompt
        open={signInOpen}
        onClose={() => setSignInOpen(false)}
        title="Sign in to ask the Wizard"
        description="You are looking around as a guest. A free account asks 3 questions a day, and keeps its conversation."
      />
    </Card>
  );
}
