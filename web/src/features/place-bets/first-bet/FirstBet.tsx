import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Check, ChevronDown, ChevronUp, X } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useIsWide } from '@/browser/use-is-wide';
import { hasBet } from '@/domain/betting/has-bet';
import { unplaced } from '@/features/slip/selections/lines';
import type { SlipLine } from '@/features/slip/selections/lines';
import { useCannotBet } from '@/features/slip/stakes/use-cannot-bet';
import { closeFirstBetGuide, useFirstBetGuide } from '@/state/first-bet';
import { DateTime } from '@/ui/elements/DateTime';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle } from '@/ui/layout/Card';
import { priceSentence, stakeSentence } from './first-bet-words';

interface StepProps {
  number: number;
  title: string;
  state: 'done' | 'current' | 'later';
  children: string;
}

function Step({ number, title, state, children }: StepProps) {
  return (
    <Flex as="li" gap="3" aria-current={state === 'current' ? 'step' : undefined}>
      <Flex
        align="center"
        justify="center"
        boxSize="7"
        flexShrink="0"
        borderRadius="full"
        borderWidth="1px"
        borderColor={state === 'current' ? 'chalk' : 'border.control'}
        {...(state === 'current' && { bg: 'chalk', color: 'chalk.contrast' })}
        fontWeight="bold"
        aria-hidden
      >
        {state === 'done' ? <Check size={16} /> : number}
      </Flex>
      <Box>
        <b>
          {title}
          {state === 'done' && <chakra.span srOnly>, done</chakra.span>}
        </b>
        <chakra.p color={state === 'later' ? 'fg.muted' : 'fg'}>{children}</chakra.p>
      </Box>
    </Flex>
  );
}

interface FrameProps {
  /** The step that is next, in a line. What the steps are folds away below it; absent where nothing does. */
  line: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ line, onClose, children }: FrameProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = line !== undefined;
  return (
    <Card
      aria-labelledby="first-bet"
      mt={{ base: '3', lg: '0' }}
      {...(folds && { py: '2', pr: '2' })}
    >
      <Flex justify="space-between" align="center" gap="1" mb={folds ? '0' : '2'}>
        <Box flex="1" minW="0">
          <CardTitle id="first-bet" {...(folds && { fontSize: 'md', lineHeight: '1.3' })}>
            Your first bet, step by step
          </CardTitle>
          {folds && <chakra.p fontSize="sm">{line}</chakra.p>}
        </Box>
        {folds && (
          <Button
            variant="ghost"
            size="icon"
            aria-label="All steps"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label="Close the guide" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
      <Box id={id} hidden={folds && !isOpen} {...(folds && { mt: '2', pb: '2' })}>
        {children}
      </Box>
    </Card>
  );
}

function Placed({ line }: { line: SlipLine | undefined }) {
  return (
    <chakra.p>
      <b>Your bet is placed.</b>{' '}
      {line?.game && (
        <>
          The game starts on <DateTime instant={line.game.startTime} />.{' '}
        </>
      )}
      The bet settles once the game is over, and your balance shows it then. To look back, open{' '}
      <chakra.span textDecoration="underline" fontWeight="semibold">
        <Link to="/my-bets">My Bets</Link>
      </chakra.span>
      : it says what was luck and what was the price.
    </chakra.p>
  );
}

const PLACE_OR_LEAVE = 'The slip has the button. Taking the pick off again costs nothing.';

/** The steps with their sentences, and which of them is next. */
function stepsOf(lines: readonly SlipLine[]) {
  const open = unplaced(lines);
  const isChosen = open.length > 0;
  const isStaked = isChosen && open.every(({ item }) => item.betAmount > 0);
  const steps = [
    { title: 'Choose a price', text: priceSentence(open) },
    { title: 'Look at the stake', text: stakeSentence(open) },
    { title: 'Place it, or leave it', text: PLACE_OR_LEAVE },
  ];
  return { steps, next: isStaked ? 2 : isChosen ? 1 : 0 };
}

function Steps({ lines }: { lines: readonly SlipLine[] }) {
  const { steps, next } = stepsOf(lines);
  return (
    <Flex as="ol" direction="column" gap="2.5" fontSize="sm" listStyleType="none">
      {steps.map(({ title, text }, step) => (
        <Step
          key={title}
          number={step + 1}
          title={title}
          state={step < next ? 'done' : step === next ? 'current' : 'later'}
        >
          {text}
        </Step>
      ))}
    </Flex>
  );
}

/** The next step in the drawer of a small screen, which covers the card with the guide. */
export function FirstBetStep({ lines }: { lines: readonly SlipLine[] }) {
  const isShown = useFirstBetGuide((guide) => guide.isShown);
  const { steps, next } = stepsOf(lines);
  if (!isShown || lines.length === 0) return null;
  return (
    <Box mb="3" fontSize="sm">
      <b>Your first bet, step {next + 1} of 3</b>
      <p>{next === 0 ? steps[0]?.text : `${priceSentence(unplaced(lines))} ${steps[1]?.text}`}</p>
    </Box>
  );
}

/** The sentence that a screen reader hears when a step is done. */
function announcementOf(lines: readonly SlipLine[], isPlaced: boolean): string {
  if (isPlaced) return 'Your bet is placed. The guide says what happens next.';
  const open = unplaced(lines);
  return open.length === 0 ? '' : `${priceSentence(open)} ${stakeSentence(open)}`;
}

/** Follows a player who has placed no bet yet through the first one. It stays until they leave the page. */
function Guide({ lines }: { lines: readonly SlipLine[] }) {
  const { user } = useCurrentUser();
  const isClosed = useFirstBetGuide(({ closedBy }) => closedBy.includes(user.id));
  const [isFirst] = useState(!hasBet(user));
  const [placed, setPlaced] = useState<SlipLine>();
  const justPlaced = lines.find(({ progress }) => progress?.kind === 'placed');
  if (justPlaced && !placed) setPlaced(justPlaced);
  const isPlaced = placed !== undefined || hasBet(user);
  const isShown = isFirst && !isClosed;
  // Above the games it leaves them the room; there each step is told again in the slip's drawer.
  const isWide = useIsWide();
  const { steps, next } = stepsOf(lines);
  const line = `Step ${next + 1} of 3: ${steps[next]?.title.toLowerCase()}`;

  useEffect(() => {
    useFirstBetGuide.setState({ isShown: isShown && !isPlaced });
    return () => useFirstBetGuide.setState({ isShown: false });
  }, [isShown, isPlaced]);
  if (!isShown) return null;
  return (
    <Frame line={isWide || isPlaced ? undefined : line} onClose={() => closeFirstBetGuide(user.id)}>
      <chakra.p role="status" aria-label="First bet" srOnly>
        {announcementOf(lines, isPlaced)}
      </chakra.p>
      {isPlaced ? <Placed line={placed} /> : <Steps lines={lines} />}
    </Frame>
  );
}

/** Nothing for a visitor, nor for who cannot bet now: it urges nobody. */
export function FirstBet({ lines }: { lines: readonly SlipLine[] }) {
  const { user, isDemo } = useCurrentUser();
  const cannotBet = useCannotBet();
  if (isDemo || cannotBet) return null;
  return <Guide key={user.id} lines={lines} />;
}
