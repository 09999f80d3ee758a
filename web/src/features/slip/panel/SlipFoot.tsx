import { useId } from 'react';
import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useOpenStakes } from '@/api/account/limits';
import { formatCoins } from '@/domain/format/format';
import { NewOdds } from '@/features/slip/placing/NewOdds';
import { ShareNotice } from '@/features/slip/placing/ShareNotice';
import { missingStake, obstacleTo, useParlay } from '@/features/slip/placing/use-place-slip';
import {
  isAsking,
  isDone,
  isOpen,
  isPaused,
  opposed,
  placeable,
  totals,
  unplaced,
} from '@/features/slip/selections/lines';
import type { OpenLine, SlipLine } from '@/features/slip/selections/lines';
import type { Parlay } from '@/features/slip/selections/orders';
import { ParlayStake } from '@/features/slip/stakes/ParlayFields';
import { UnavailableLegs } from '@/features/slip/stakes/UnavailableLegs';
import { useCannotBet } from '@/features/slip/stakes/use-cannot-bet';
import { useLimitSentence } from '@/features/slip/stakes/use-limit-sentence';
import { useStakeProblem } from '@/features/slip/stakes/use-stake-problem';
import { useSlip } from '@/state/slip';
import { PurseNotice } from '@/ui/betting/PurseNotice';
import { RestartNotice } from '@/ui/betting/RestartNotice';
import { Button } from '@/ui/elements/Button';
import { useSignInLinks } from '@/ui/feedback/use-sign-in-links';
import { SlipTotals } from './SlipTotals';

export interface SlipProps {
  lines: readonly SlipLine[];
  onPlace: (lines: readonly OpenLine[], parlay: Parlay | undefined) => void;
}

interface WarningProps {
  id?: string;
  tone?: 'loss' | 'warn';
  children: ReactNode;
}

function Warning({ id, tone = 'loss', children }: WarningProps) {
  return (
    <chakra.p id={id} mb="1" fontSize="sm" color={tone} fontWeight="medium">
      {children}
    </chakra.p>
  );
}

/** Warns of a slip that bets on both sides of a market. It is allowed. */
function BothSides({ lines }: { lines: readonly OpenLine[] }) {
  const events = [...new Set(opposed(lines).map(({ item }) => item.eventName))];
  if (events.length === 0) return null;
  return (
    <Warning tone="warn">
      Both sides of one market cancel out, and the bookmaker keeps the margin: {events.join(', ')}.
    </Warning>
  );
}

/** A single stake that is too high says so itself. */
function isTooMuch(lines: readonly OpenLine[], balance: number): boolean {
  return totals(lines).stake > balance && lines.every(({ item }) => item.betAmount <= balance);
}

interface PlaceButtonProps {
  label: string;
  stage: 'ready' | 'paused' | 'processing' | 'done';
  /** It cannot be pressed. */
  isBlocked: boolean;
  /** The id of the sentence that says why it cannot be pressed. */
  obstacleId: string | undefined;
  onPress: () => void;
}

/** The look of the button after placing: disabled, but not faded. */
const DONE = { bg: 'win', _disabled: { opacity: '1', cursor: 'default' } };

/** Not disabled outright, which would lose the keyboard's place: pressed all the same, it says why. */
function PlaceButton({ label, stage, isBlocked, obstacleId, onPress }: PlaceButtonProps) {
  const isReady = stage === 'ready';
  return (
    <Button
      width="full"
      size="lg"
      aria-disabled={!isReady || isBlocked}
      aria-describedby={obstacleId}
      {...(stage === 'done' && DONE)}
      onClick={() => isReady && onPress()}
    >
      {isReady && label}
      {stage === 'paused' && 'Live betting is paused'}
      {stage === 'processing' && 'Processing...'}
      {stage === 'done' && (
        <>
          <Check aria-hidden />
          Done
        </>
      )}
    </Button>
  );
}

const TextLink = chakra(Link, {
  base: { color: 'brand', fontWeight: 'semibold', textDecoration: 'underline' },
});

/** Said from the first selection on, not only once the slip is built. */
function GuestNotice() {
  const { signIn, register } = useSignInLinks();
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      You are looking around as a guest: nothing is recorded.{' '}
      <TextLink {...signIn}>Sign in</TextLink> or <TextLink {...register}>register</TextLink> to
      place bets that are; your slip stays here.
    </chakra.p>
  );
}

/** The notice of stakes above 5% of the bankroll. */
function ShareOfBankroll({
  lines,
  parlay,
}: {
  lines: readonly OpenLine[];
  parlay: Parlay | undefined;
}) {
  const { setStake, setParlayStake } = useSlip.getState();
  if (parlay) {
    return <ShareNotice stakes={[parlay.stake]} onLower={([coins = 0]) => setParlayStake(coins)} />;
  }
  return (
    <ShareNotice
      stakes={lines.map(({ item }) => item.betAmount)}
      onLower={(lowered) => lines.forEach(({ item }, nth) => setStake(item.id, lowered[nth] ?? 0))}
    />
  );
}

function stageOf(
  processing: boolean,
  done: boolean,
  ready: readonly OpenLine[],
): PlaceButtonProps['stage'] {
  if (processing) return 'processing';
  if (done) return 'done';
  return ready.some(isPaused) ? 'paused' : 'ready';
}

function labelOf(count: number, parlay: Parlay | undefined): string {
  if (count === 0) return 'Place Bets';
  if (parlay) return 'Place Parlay';
  return count > 1 ? `Place ${count} Bets` : 'Place Bet';
}

/** Totals and Place Bet: they concern all selections, and are in sight however many there are. */
export function SlipFoot({ lines, onPlace }: SlipProps) {
  const { user, isDemo } = useCurrentUser();
  const openStakes = useOpenStakes();
  const sentenceId = useId();
  const open = unplaced(lines);
  // Bets that have just been placed keep their sums for as long as they are shown.
  const done = isDone(lines);
  const summed = done ? lines.filter(isOpen) : open;
  const parlay = useParlay(summed.length);
  const processing = lines.some(({ progress }) => progress?.kind === 'processing');
  const ready = placeable(lines);
  const asking = lines.filter(isAsking);
  const obstacle = obstacleTo(ready, parlay);
  const problemOf = useStakeProblem();
  const problems = parlay
    ? [problemOf('parlay', parlay.stake)]
    : ready.map(({ item }) => problemOf(item.id, item.betAmount));
  const missing = missingStake(ready, parlay, problems);
  const ban = useCannotBet();
  const limit = useLimitSentence(
    parlay ? Math.min(ready.length, 1) : ready.length,
    parlay?.stake ?? totals(ready).stake,
  );
  const tooMuch =
    !parlay && isTooMuch(ready, user.virtualBalance)
      ? `Together more than your balance of ${formatCoins(user.virtualBalance)} coins.`
      : undefined;
  const refusal = obstacle?.sentence ?? limit ?? tooMuch;
  const sentence = ban ?? refusal ?? missing;
  const isParlay = useSlip((slip) => slip.isParlay);
  // Without one of its legs a parlay is another bet.
  const gone = isParlay && !processing && !done ? lines.filter((line) => !isOpen(line)) : [];
  // An open question is answered first: its answer places all that it was asked about.
  const isReady = lines.length === 0 || (ready.length > 0 && asking.length + gone.length === 0);

  return (
    <Flex direction="column" gap="2" width="full">
      <PurseNotice />
      {parlay && <ParlayStake {...parlay} legs={summed} disabled={processing || done} />}
      <div>
        <div role="status">
          {!parlay && <BothSides lines={ready} />}
          {sentence && (
            <Warning id={sentenceId} tone={!ban && refusal ? 'loss' : 'warn'}>
              {sentence}
            </Warning>
          )}
          {!processing && !done && <ShareOfBankroll lines={ready} parlay={parlay} />}
        </div>
        {summed.length > 0 && !obstacle?.sentence && <SlipTotals lines={summed} parlay={parlay} />}
      </div>
      {!isDemo && !processing && !done && lines.length > 0 && (
        <RestartNotice balance={user.virtualBalance} openStakes={openStakes ?? 0} />
      )}
      {isDemo && lines.length > 0 && <GuestNotice />}
      {asking.length > 0 && (
        <NewOdds lines={lines} asking={asking} parlay={parlay} onPlace={onPlace} />
      )}
      {asking.length === 0 && gone.length > 0 && <UnavailableLegs gone={gone} left={open.length} />}
      {(processing || isReady || done) && (
        <PlaceButton
          label={labelOf(ready.length, parlay)}
          stage={stageOf(processing, done, ready)}
          isBlocked={
            [ban, obstacle, refusal].some((reason) => reason !== undefined) ||
            problems.some((problem) => problem !== undefined)
          }
          obstacleId={sentence && sentenceId}
          onPress={() => {
            if (!ban && !limit) onPlace(ready, parlay);
          }}
        />
      )}
    </Flex>
  );
}
