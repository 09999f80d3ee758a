import { useId } from 'react';
import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/current-user';
import { formatCoins } from '@/lib/format';
import { formatHandicap } from '@/lib/picks';
import { Button } from '@/ui/Button';
import { OddsChangedNotice } from '@/ui/OddsChangedNotice';
import { setProgress, useDesk } from './desk';
import { isAsking, opposed, placeable, totals, unplaced } from './lines';
import type { AskingLine, OpenLine, SlipLine } from './lines';
import { ParlayStake } from './ParlayFields';
import type { SlipQuote } from './quotes';
import type { Parlay } from './request';
import { SlipTotals } from './SlipTotals';
import { obstacleTo, useParlay } from './use-place-slip';
import type { Obstacle } from './use-place-slip';

export interface SlipProps {
  lines: readonly SlipLine[];
  onPlace: (lines: readonly OpenLine[], parlay: Parlay | undefined) => void;
}

/** Nobody is kept from it, but nobody should do it unawares. */
function BothSides({ lines }: { lines: readonly OpenLine[] }) {
  const events = [...new Set(opposed(lines).map(({ item }) => item.eventName))];
  if (events.length === 0) return null;
  return (
    <chakra.p fontSize="sm" color="warn" fontWeight="medium">
      Both sides of one market cancel out, and the bookmaker keeps the margin: {events.join(', ')}.
    </chakra.p>
  );
}

/** A single stake that is too high says so itself. */
function isTooMuch(lines: readonly OpenLine[], balance: number): boolean {
  return totals(lines).stake > balance && lines.every(({ item }) => item.betAmount <= balance);
}

function Warning({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.p id={id} fontSize="sm" color="loss" fontWeight="medium">
      {children}
    </chakra.p>
  );
}

/** With the line that has to be covered, where that is what moved. */
function named({ prediction, odds, coverLine }: SlipQuote) {
  const cover = coverLine === undefined ? '' : ` (to cover ${formatHandicap(coverLine)})`;
  return { prediction: prediction + cover, odds };
}

const setAside = (asking: readonly AskingLine[]) =>
  setProgress(
    asking.map(({ item }) => item.id),
    undefined,
  );

interface QuestionProps extends SlipProps {
  asking: readonly AskingLine[];
  parlay: Parlay | undefined;
}

/** Accepting takes all of the new prices, and goes on with what they had interrupted. */
function Question({ lines, asking, parlay, onPlace }: QuestionProps) {
  const accept = () => {
    const { interrupted } = useDesk.getState();
    setAside(asking);
    const known = [
      ...placeable(lines),
      ...asking.map((line) => ({ ...line, progress: undefined })),
    ];
    const waiting = interrupted.flatMap((id) => known.find(({ item }) => item.id === id) ?? []);
    if (waiting.length > 0 && waiting.length === interrupted.length) onPlace(waiting, parlay);
  };
  return (
    <OddsChangedNotice
      moves={asking.map(({ progress, quote }) => ({
        from: named(progress.from),
        to: named(quote),
      }))}
      onAccept={accept}
      onCancel={() => setAside(asking)}
    />
  );
}

interface PlaceButtonProps {
  label: string;
  processing: boolean;
  obstacle: Obstacle | undefined;
  /** Of the sentence that says what keeps it from being pressed. */
  obstacleId: string;
  onPress: () => void;
}

/** Not disabled outright, which would lose the keyboard's place: pressed all the same, it says why. */
function PlaceButton({ label, processing, obstacle, obstacleId, onPress }: PlaceButtonProps) {
  return (
    <Button
      width="full"
      size="lg"
      aria-disabled={processing || obstacle !== undefined}
      aria-describedby={obstacle?.sentence && obstacleId}
      onClick={() => !processing && onPress()}
    >
      {processing ? 'Processing...' : label}
    </Button>
  );
}

function labelOf(count: number, parlay: Parlay | undefined): string {
  if (count === 0) return 'Place Bets';
  if (parlay) return 'Place Parlay';
  return count > 1 ? `Place ${count} Bets` : 'Place Bet';
}

/** What is about all of the selections, and in sight however many there are: totals and Place Bet. */
export function SlipFoot({ lines, onPlace }: SlipProps) {
  const { user, isDemo } = useCurrentUser();
  const obstacleId = useId();
  const open = unplaced(lines);
  const parlay = useParlay(open.length);
  const processing = lines.some(({ progress }) => progress?.kind === 'processing');
  const ready = placeable(lines);
  const asking = lines.filter(isAsking);
  const obstacle = obstacleTo(ready, parlay);
  // An open question is answered first: its answer places all that it was asked about.
  const isReady = lines.length === 0 || (ready.length > 0 && asking.length === 0);

  return (
    <Flex direction="column" gap="2" width="full">
      {parlay && <ParlayStake {...parlay} legs={open} disabled={processing} />}
      <div>
        <div role="status">
          {!parlay && <BothSides lines={ready} />}
          {obstacle?.sentence && <Warning id={obstacleId}>{obstacle.sentence}</Warning>}
          {!parlay && isTooMuch(ready, user.virtualBalance) && (
            <Warning>
              Together more than your balance of {formatCoins(user.virtualBalance)} coins.
            </Warning>
          )}
        </div>
        {open.length > 0 && !obstacle?.sentence && <SlipTotals lines={open} parlay={parlay} />}
      </div>
      {isDemo && lines.length > 0 && (
        <chakra.p fontSize="sm" color="fg.muted">
          You are looking around as a guest: nothing is recorded.
        </chakra.p>
      )}
      {asking.length > 0 && (
        <Question lines={lines} asking={asking} parlay={parlay} onPlace={onPlace} />
      )}
      {(processing || isReady) && (
        <PlaceButton
          label={labelOf(ready.length, parlay)}
          processing={processing}
          obstacle={obstacle}
          obstacleId={obstacleId}
          onPress={() => onPlace(ready, parlay)}
        />
      )}
    </Flex>
  );
}
