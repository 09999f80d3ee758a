import { useEffect, useRef } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ChatMessage } from '@/api/wizard/conversation';
import { Message, WizardMark } from './Message';

/** On a phone less, so that the input below stays near. */
const HEIGHT_MAX = { base: 'min(500px, 36dvh)', md: '500px' };
/** The room that is left above a message which is scrolled to. */
const ABOVE_PX = 12;

/** Says that the answer is on its way. */
function Thinking() {
  return (
    <Flex gap="2.5" align="center" color="fg.muted">
      <WizardMark />
      <chakra.p animationName="breathe" animationDuration="1.6s" animationIterationCount="infinite">
        The Wizard is thinking…
      </chakra.p>
    </Flex>
  );
}

interface HistoryProps {
  messages: readonly ChatMessage[];
  isAsking: boolean;
  /** The message whose analysis is shown. */
  shown: number | undefined;
  onShowAnalysis: (id: number) => void;
  onRetry: (question: string) => void;
}

/** The conversation so far, in a box that scrolls. What is new is read out when it comes. */
export function History({ messages, isAsking, shown, onShowAnalysis, onRetry }: HistoryProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;

  // A long answer is read from its beginning, with what was asked above it where that fits.
  useEffect(() => {
    const newest = box.current?.querySelector<HTMLElement>(':scope > :last-child');
    if (box.current && newest) box.current.scrollTop = newest.offsetTop - ABOVE_PX;
  }, [last, isAsking]);

  return (
    <Box
      ref={box}
      role="log"
      aria-label="Conversation"
      aria-live="polite"
      aria-busy={isAsking}
      tabIndex={0}
      position="relative"
      display="grid"
      gap="4"
      alignContent="start"
      minH="12rem"
      maxH={HEIGHT_MAX}
      overflowY="auto"
      mx="-4"
      px="4"
      py="3"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          isShown={message.id === shown}
          onShowAnalysis={onShowAnalysis}
          onRetry={onRetry}
        />
      ))}
      {isAsking && <Thinking />}
    </Box>
  );
}
