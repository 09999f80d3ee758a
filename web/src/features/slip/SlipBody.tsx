import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/current-user';
import { useFoundFocus } from '@/lib/found-focus';
import { formatCoins } from '@/lib/format';
import { useSlip } from '@/lib/slip';
import { Button } from '@/ui/Button';
import { dashedRule } from '@/ui/Card';
import { useDesk } from './desk';
import { accepted, closed, isAsking, opposed, placeable, totals, unplaced } from './lines';
import type { AskingLine, OpenLine, SlipLine } from './lines';
import { ParlayStake, ParlayToggle } from './ParlayFields';
import type { Parlay } from './request';
import { SlipRow } from './SlipRow';
import { SlipTotals } from './SlipTotals';
import { obstacleTo, useParlay } from './use-place-slip';
import type { Obstacle } from './use-place-slip';

export interface SlipProps {
  lines: readonly SlipLine[];
  onPlace: (lines: readonly OpenLine[], parlay: Parlay | undefined) => void;
}

function removeAll(lines: readonly SlipLine[]): void {
  for (const { item } of lines) useSlip.getState().remove(item.id);
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

interface PlaceButtonProps {
  label: string;
  processing: boolean;
  obstacle: Obstacle | undefined;
  onPress: () => void;
}

/** Not disabled outright, which would lose the keyboard's place: pressed all the same, it says why. */
function PlaceButton({ label, processing, obstacle, onPress }: PlaceButtonProps) {
  return (
    <Button
      width="full"
      size="lg"
      aria-disabled={processing || obstacle !== undefined}
      onClick={() => !processing && onPress()}
    >
      {processing ? 'Processing...' : label}
    </Button>
  );
}

function labelOf(count: number, parlay: Parlay | undefined): string {
  if (parlay) return 'Place Parlay';
  return count > 1 ? `Place ${count} Bets` : 'Place Bet';
}

function Disclaimer() {
  return (
    <chakra.p fontSize="xs" color="fg.muted">
      This is a simulated platform: no real money is involved. For education and entertainment only.
    </chakra.p>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <chakra.p fontSize="sm" color="loss" fontWeight="medium">
      {children}
    </chakra.p>
  );
}

interface FootProps extends SlipProps {
  parlay: Parlay | undefined;
  onAccept: (asking: readonly AskingLine[]) => void;
}

/** What is about all of the selections: parlay, totals, what is wrong, and the buttons. */
function Foot({ lines, parlay, onPlace, onAccept }: FootProps) {
  const { user, isDemo } = useCurrentUser();
  const refusal = useDesk((desk) => desk.refusal);
  const processing = lines.some(({ progress }) => progress?.kind === 'processing');
  const open = unplaced(lines);
  const ready = placeable(lines);
  const asking = lines.filter(isAsking);
  const gone = closed(lines);
  const obstacle = obstacleTo(ready, parlay);
  // A parlay goes as a whole, once no leg of it asks anything.
  const isReady = ready.length > 0 && !(parlay && asking.length > 0);

  return (
    <Flex {...dashedRule} direction="column" gap="2" pt="3">
      {open.length > 1 && <ParlayToggle isParlay={parlay !== undefined} disabled={processing} />}
      {parlay && <ParlayStake {...parlay} legs={open} disabled={processing} />}
      {ready.length > 0 && !obstacle?.sentence && (
        <SlipTotals lines={parlay ? open : ready} parlay={parlay} />
      )}
      <div role="status">
        {!parlay && <BothSides lines={ready} />}
        {obstacle?.sentence && <Warning>{obstacle.sentence}</Warning>}
        {!parlay && isTooMuch(ready, user.virtualBalance) && (
          <Warning>
            Together more than your balance of {formatCoins(user.virtualBalance)} coins.
          </Warning>
        )}
      </div>
      <div role="alert">{refusal && <Warning>{refusal}</Warning>}</div>
      {isDemo && (
        <chakra.p fontSize="sm" color="fg.muted">
          You are looking around as a guest: nothing is recorded.
        </chakra.p>
      )}
      <Flex direction="column" gap="2" mt="1">
        {asking.length > 1 && (
          <Button width="full" onClick={() => onAccept(asking)}>
            Accept all new odds
          </Button>
        )}
        {(processing || isReady) && (
          <PlaceButton
            label={labelOf(ready.length, parlay)}
            processing={processing}
            obstacle={obstacle}
            onPress={() => onPlace(ready, parlay)}
          />
        )}
        <Flex justify="center" wrap="wrap" columnGap="2">
          {gone.length > 0 && (
            <Button variant="ghost" size="sm" onClick={() => removeAll(gone)}>
              Remove closed
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            disabled={processing}
            onClick={() => useSlip.getState().clear()}
          >
            Clear all
          </Button>
        </Flex>
        <Disclaimer />
      </Flex>
    </Flex>
  );
}

function Empty({ onPlace }: Pick<SlipProps, 'onPlace'>) {
  return (
    <Flex direction="column" gap="3">
      <chakra.p color="fg.muted" fontSize="sm">
        Press a price to put it here. Nothing is placed before you say so.
      </chakra.p>
      <PlaceButton
        label="Place Bets"
        processing={false}
        obstacle={obstacleTo([], undefined)}
        onPress={() => onPlace([], undefined)}
      />
      <Disclaimer />
    </Flex>
  );
}

/** The selections with their stakes, the parlay, the totals and Place Bet. */
export function SlipBody({ lines, onPlace }: SlipProps) {
  const body = useFoundFocus<HTMLDivElement>(lines.length, true);
  const parlay = useParlay(unplaced(lines).length);

  /** Goes on with what new odds had interrupted, once all of it can be placed. */
  const accept = (asking: readonly AskingLine[]) => {
    const taken = new Map(asking.map((line) => [line.item.id, accepted(line)]));
    const { interrupted } = useDesk.getState();
    const waiting = placeable(lines.map((line) => taken.get(line.item.id) ?? line)).filter(
      ({ item }) => interrupted.includes(item.id),
    );
    if (interrupted.length > 0 && waiting.length === interrupted.length) onPlace(waiting, parlay);
  };

  return (
    <div ref={body} tabIndex={-1} style={{ outline: 'none' }}>
      {lines.length === 0 ? (
        <Empty onPlace={onPlace} />
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <SlipRow
                key={line.item.id}
                line={line}
                isLeg={parlay !== undefined}
                onAccept={(asking) => accept([asking])}
              />
            ))}
          </ul>
          <Foot lines={lines} parlay={parlay} onPlace={onPlace} onAccept={accept} />
        </>
      )}
    </div>
  );
}
