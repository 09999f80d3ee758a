import { chakra, Flex } from '@chakra-ui/react';
import { ChartNoAxesColumn, RotateCw, WandSparkles } from 'lucide-react';
import { useSpeaksOfNoBets } from '@/api/wizard/conversation';
import type { ChatMessage } from '@/api/wizard/conversation';
import { useDates } from '@/state/use-dates';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { Button } from '@/ui/elements/Button';
import { PageLink } from '@/ui/elements/PageLink';

const Bubble = chakra('div', {
  base: {
    px: '3.5',
    py: '2.5',
    borderRadius: 'lg',
    borderWidth: '1px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    minW: '0',
  },
  variants: {
    by: {
      user: { bg: 'brand', color: 'brand.contrast', borderColor: 'transparent' },
      assistant: { bg: 'bg.subtle' },
    },
  },
});

/** The Wizard's mark beside what it says. */
export function WizardMark() {
  return (
    <Flex
      aria-hidden
      align="center"
      justify="center"
      flexShrink="0"
      boxSize="8"
      borderRadius="full"
      bg="board"
      color="chalk"
    >
      <WandSparkles size={16} />
    </Flex>
  );
}

interface MessageProps {
  message: ChatMessage;
  /** Its analysis is the one that shows below the chat. */
  isShown: boolean;
  onShowAnalysis: (id: number) => void;
  onRetry: (question: string) => void;
}

function Below({ message, isShown, onShowAnalysis, onRetry }: MessageProps) {
  const { id, links, unanswered } = message;
  const advice = useSpeaksOfNoBets() ? null : message.advice;
  if (unanswered === undefined && !advice && links.length === 0) return null;
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="1.5" mt="2" fontSize="sm">
      <SourceLabel source={advice?.pick?.source ?? undefined} />
      {links.map(({ label, path }) => (
        <PageLink key={path} path={path}>
          {label}
        </PageLink>
      ))}
      {advice && typeof id === 'number' && (
        <Button
          variant="outline"
          size="sm"
          aria-pressed={isShown}
          onClick={() => onShowAnalysis(id)}
        >
          <ChartNoAxesColumn aria-hidden />
          {isShown ? 'Analysis shown below' : 'Show analysis'}
        </Button>
      )}
      {unanswered !== undefined && (
        <Button variant="outline" size="sm" onClick={() => onRetry(unanswered)}>
          <RotateCw aria-hidden />
          Try again
        </Button>
      )}
    </Flex>
  );
}

/** What was said, by whom and when. */
export function Message(props: MessageProps) {
  const { role, content, at } = props.message;
  const { formatTime } = useDates();
  const isOwn = role === 'user';
  return (
    <Flex gap="2.5" align="flex-start" justify={isOwn ? 'flex-end' : 'flex-start'}>
      {!isOwn && <WizardMark />}
      <chakra.div minW="0" maxW={{ base: isOwn ? '90%' : 'full', md: '85%' }}>
        <Bubble by={role}>
          <chakra.span srOnly>{isOwn ? 'You: ' : 'The Wizard: '}</chakra.span>
          {content}
        </Bubble>
        {!isOwn && <Below {...props} />}
        <chakra.p mt="1" fontSize="xs" color="fg.muted" textAlign={isOwn ? 'right' : 'left'}>
          <time dateTime={at}>{formatTime(at)}</time>
        </chakra.p>
      </chakra.div>
    </Flex>
  );
}
