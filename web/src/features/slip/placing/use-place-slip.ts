import { useCurrentUser } from '@/api/account/current-user';
import { useOwnStakeMax } from '@/api/account/limits';
import type { SlipMoved } from '@/api/types';
import { chanceProblem } from '@/domain/analysis/stated-chance';
import { parlayRefusal } from '@/domain/betting/parlay';
import { isSameQuote } from '@/domain/betting/picks';
import { totals } from '@/features/slip/selections/lines';
import type { OpenLine } from '@/features/slip/selections/lines';
import { slipOrder } from '@/features/slip/selections/orders';
import type { Parlay } from '@/features/slip/selections/orders';
import {
  askForChance,
  askForStake,
  openSignInPrompt,
  setProgress,
  useSlipUi,
} from '@/features/slip/selections/slip-ui';
import { SLIP_MAX, useSlip } from '@/state/slip';
import type { Offer } from '@/state/slip';
import { toasts } from './bet-toasts';
import { showPlaced, showPlacedLines } from './show-placed';
import { useSubmitOrder } from './use-submit-order';

type Moved = SlipMoved['moved'];

const idsOf = (lines: readonly OpenLine[]) => lines.map(({ item }) => item.id);

/** True for live prices and props: their tick or quote id may be out of date at the same price. */
function isTimed({ item }: OpenLine): boolean {
  return item.isLive || item.prop !== null;
}

/** True when the offer is the price that was sent, with a newer tick or quote id. */
function isOnlyRenewed(line: OpenLine, offer: Offer): boolean {
  return isTimed(line) && isSameQuote(line.quote, offer);
}

/** The lines with newer quotes, where no bettor would see a difference; else undefined. */
function renewed(moved: Moved, lines: readonly OpenLine[]): OpenLine[] | undefined {
  const again = [...lines];
  for (const { item, offer } of moved) {
    const line = again[item];
    if (!line || !offer || !isOnlyRenewed(line, offer)) return undefined;
    const { quotedAt, quoteId } = offer;
    again[item] = { ...line, quote: { ...line.quote, quotedAt, quoteId } };
  }
  return again;
}

/** Marks the moved lines, and stores the interrupted order, to go on with it once all is accepted. */
function showMoved(moved: Moved, lines: readonly OpenLine[], parlay: Parlay | undefined): void {
  const gone = new Set<number>();
  let asks = false;
  for (const { item, reason, offer } of moved) {
    const line = lines[item];
    if (!line) continue;
    const { id } = line.item;
    if (offer && isTimed(line)) useSlip.getState().renew(id, offer);
    if (offer && isOnlyRenewed(line, offer)) continue;
    asks = true;
    if (!offer) gone.add(id);
    setProgress([id], offer ? { kind: 'changed', from: line.quote } : { kind: 'gone', reason });
  }
  // The price is unchanged and still refused: there is nothing to accept.
  if (!asks) toasts.failed(moved[0]?.reason);
  // Without one of its legs a parlay is another bet.
  const rest = parlay && gone.size > 0 ? [] : idsOf(lines).filter((id) => !gone.has(id));
  useSlipUi.setState({ interrupted: asks ? rest : [] });
}

/** A reason why Place Bet cannot be pressed. */
interface Obstacle {
  /** Stands beside the button, where nothing else says it. */
  sentence?: string;
  /** Says it when the button is pressed all the same. */
  say?: () => void;
}

/** The parlay of the slip when it is one. */
export function useParlay(count: number): Parlay | undefined {
  const { isParlay, parlayStake } = useSlip();
  const chance = useSlipUi(({ parlayChance }) => parlayChance);
  return isParlay && count > 1 ? { stake: parlayStake, chanceText: chance } : undefined;
}

/** Asks for the stake of the parlay, or of the first line without one. */
function askForMissingStake(lines: readonly OpenLine[], parlay: Parlay | undefined): void {
  toasts.invalid();
  askForStake(parlay ? 'parlay' : lines.find(({ item }) => item.betAmount <= 0)?.item.id);
}

/**
 * States which stakes are missing, before Place Bet is pressed. The box of a single stake says itself
 * what is wrong with it; among several it may be out of sight.
 */
export function missingStake(
  lines: readonly OpenLine[],
  parlay: Parlay | undefined,
  problems: readonly (string | undefined)[],
): string | undefined {
  const isSaid = problems[0] !== undefined;
  if (parlay) return parlay.stake > 0 || isSaid ? undefined : 'The parlay has no valid stake yet.';
  const missing = lines.filter(({ item }, nth) => item.betAmount <= 0 || problems[nth]).length;
  if (missing === 0) return undefined;
  if (lines.length === 1) return isSaid ? undefined : 'The bet has no valid stake yet.';
  return `${missing} of ${lines.length} bets ${missing === 1 ? 'has' : 'have'} no valid stake yet.`;
}

/** The first line whose estimate is no chance; a parlay has one estimate for all its legs. */
function wrongChance(
  lines: readonly OpenLine[],
  parlay: Parlay | undefined,
): number | 'parlay' | undefined {
  if (parlay) return chanceProblem(parlay.chanceText) ? 'parlay' : undefined;
  return lines.find(({ chanceText }) => chanceProblem(chanceText))?.item.id;
}

export function obstacleTo(
  lines: readonly OpenLine[],
  parlay: Parlay | undefined,
): Obstacle | undefined {
  if (lines.length === 0) return { say: toasts.noBets };
  if (lines.length > SLIP_MAX) {
    return { sentence: `A slip takes at most ${SLIP_MAX} bets at once. Place some of them first.` };
  }
  const unfit = parlay && parlayRefusal(lines.map(({ item }) => item));
  if (unfit) return { sentence: unfit };
  const stake = parlay ? parlay.stake : totals(lines).stake;
  if (stake <= 0) return { say: () => askForMissingStake(lines, parlay) };
  const wrong = wrongChance(lines, parlay);
  return wrong === undefined ? undefined : { say: () => askForChance(wrong) };
}

/** The first stake that is above so many coins. */
function above(
  most: number,
  lines: readonly OpenLine[],
  parlay: Parlay | undefined,
): number | 'parlay' | undefined {
  if (parlay) return parlay.stake > most ? 'parlay' : undefined;
  return lines.find(({ item }) => item.betAmount > most)?.item.id;
}

/** Places the slip: all of it or nothing. A visitor's is placed for show, or not at all. */
export function usePlaceSlip({ pretends }: { pretends: boolean }) {
  const { user, isDemo } = useCurrentUser();
  const ownMax = useOwnStakeMax() ?? Infinity;
  const submit = useSubmitOrder();

  /** Submits the slip. It submits once more, unasked, where the same price only has a newer quote. */
  const submitLines = async (lines: readonly OpenLine[], parlay: Parlay | undefined) => {
    const outcome = await submit(slipOrder(lines, parlay));
    const again = outcome.kind === 'slipMoved' && renewed(outcome.moved, lines);
    return again ? submit(slipOrder(again, parlay)) : outcome;
  };

  const placeAll = async (lines: readonly OpenLine[], parlay: Parlay | undefined) => {
    setProgress(idsOf(lines), { kind: 'processing' });
    useSlipUi.setState({ interrupted: [] });
    const outcome = await submitLines(lines, parlay);
    setProgress(idsOf(lines), undefined);
    if (outcome.kind === 'placed') showPlaced(outcome.order, outcome.betCount);
    if (outcome.kind === 'slipMoved') showMoved(outcome.moved, lines, parlay);
  };

  return (lines: readonly OpenLine[], parlay: Parlay | undefined) => {
    const obstacle = obstacleTo(lines, parlay);
    const stakes = parlay ? [parlay.stake] : lines.map(({ item }) => item.betAmount);
    const stake = stakes.reduce((sum, one) => sum + one, 0);
    if (obstacle) obstacle.say?.();
    else if (stakes.some((one) => one <= 0)) askForMissingStake(lines, parlay);
    else if (stake > user.virtualBalance) {
      toasts.insufficient();
      askForStake(above(user.virtualBalance, lines, parlay));
    } else if (above(ownMax, lines, parlay) !== undefined)
      askForStake(above(ownMax, lines, parlay));
    else if (!isDemo) void placeAll(lines, parlay);
    else if (!pretends) openSignInPrompt();
    else {
      showPlacedLines(lines);
      toasts.slipPretended(stakes.length);
    }
  };
}
