import { chakra, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/current-user';
import { formatCoins } from '@/lib/format';
import { useSlip } from '@/lib/slip';
import { Button } from '@/ui/Button';
import { dashedRule } from '@/ui/Card';
import { Coins } from '@/ui/Coins';
import { closed, opposed, placeable, totals } from './slip-lines';
import type { OpenLine, SlipLine } from './slip-lines';
import { SlipRow } from './SlipRow';
import { stakeOf } from './stake';
import { useFoundFocus } from './use-found-focus';

export interface SlipProps {
  lines: readonly SlipLine[];
  onPlace: (lines: readonly OpenLine[]) => void;
}

function Figure({ label, amount }: { label: string; amount: number }) {
  return (
    <Flex justify="space-between" fontSize="sm">
      <chakra.span color="fg.muted">{label}</chakra.span>
      <b>
        <Coins amount={amount} />
      </b>
    </Flex>
  );
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
  const stakes = lines.map(({ stakeText }) => stakeOf(stakeText));
  return totals(lines).stake > balance && stakes.every((stake) => stake <= balance);
}

function PlaceButton({ lines, onPlace }: SlipProps) {
  const processing = lines.some(({ progress }) => progress?.kind === 'processing');
  const open = placeable(lines);
  if (!processing && open.length === 0) return null;
  return (
    <Button
      width="full"
      size="lg"
      // Not disabled, which would lose the keyboard's place.
      aria-disabled={processing}
      onClick={() => !processing && onPlace(open)}
    >
      {processing ? 'Processing...' : open.length > 1 ? `Place ${open.length} Bets` : 'Place Bet'}
    </Button>
  );
}

/** The selections with their stakes, the totals and Place Bet. */
export function SlipBody({ lines, onPlace }: SlipProps) {
  const { user, isDemo } = useCurrentUser();
  const body = useFoundFocus<HTMLDivElement>(lines.length, true);
  const open = placeable(lines);
  const { stake, winnings } = totals(open);
  const gone = closed(lines);
  const busy = lines.some(({ progress }) => progress?.kind === 'processing');

  return (
    <div ref={body} tabIndex={-1} style={{ outline: 'none' }}>
      {lines.length === 0 ? (
        <chakra.p color="fg.muted" fontSize="sm">
          Press a price to put it here. Nothing is placed before you say so.
        </chakra.p>
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <SlipRow key={line.item.id} line={line} onPlace={(open) => onPlace([open])} />
            ))}
          </ul>
          <Flex {...dashedRule} direction="column" gap="1.5" pt="3">
            {open.length > 0 && (
              <>
                <Figure label="Total stake" amount={stake} />
                <Figure label="Potential winnings" amount={winnings} />
              </>
            )}
            <div role="status">
              <BothSides lines={open} />
              {isTooMuch(open, user.virtualBalance) && (
                <chakra.p fontSize="sm" color="loss" fontWeight="medium">
                  Together more than your balance of {formatCoins(user.virtualBalance)} coins.
                </chakra.p>
              )}
            </div>
            {isDemo && (
              <chakra.p fontSize="sm" color="fg.muted">
                You are looking around as a guest: nothing is recorded.
              </chakra.p>
            )}
            <Flex direction="column" gap="2" mt="2">
              <PlaceButton lines={lines} onPlace={onPlace} />
              <Flex justify="center" wrap="wrap" columnGap="2">
                {gone.length > 0 && (
                  <Button variant="ghost" size="sm" onClick={() => removeAll(gone)}>
                    Remove closed
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={busy}
                  onClick={() => useSlip.getState().clear()}
                >
                  Clear all
                </Button>
              </Flex>
            </Flex>
          </Flex>
        </>
      )}
    </div>
  );
}
