import type { PostMortem } from '@/api/types';
import { neededShare } from '@/domain/betting/conditional';
import { formatAmount } from '@/domain/format/amount';
import { formatShare } from '@/domain/format/format';

// The lessons of a settled bet, in sentences. d are the decimal odds taken, p the chance stated by the
// bettor, q0 and q1 the chances without the margin at placement and at the close (RULES: analytics).

/** An edge nearer to zero than this counts as none: prices are not that exact. */
const NONE = 0.002;

type Sign = 'gain' | 'none' | 'cost';

export function signOf(share: number): Sign {
  if (Math.abs(share) < NONE) return 'none';
  return share > 0 ? 'gain' : 'cost';
}

/** 0.045 -> '4.5 coins for every 100 staked'. */
export function perHundred(share: number): string {
  return `${(100 * Math.abs(share)).toFixed(1)} coins for every 100 staked`;
}

/** States how often the condition has to hold, by the market's price of the pick alone. */
function bothLesson(impliedChance: number, pickChance = 1): string {
  const alone = `The market put the chance of the pick alone at ${formatShare(pickChance)}.`;
  const needs = neededShare(impliedChance, pickChance);
  return needs < 1
    ? `${alone} To be worth its price, the condition had to hold in at least ${formatShare(needs)} of the games in which the pick came true.`
    : `${alone} The condition brought no better price, so that even one that always holds would not have made up for the margin.`;
}

/** States the chance that the price asked for. */
export function priceLesson(postMortem: PostMortem): string {
  const { impliedChance, noVigChance, margin, legs } = postMortem;
  const needs = formatShare(impliedChance);
  const start = `At this price a bet breaks even when it wins ${needs} of the time.`;
  if (noVigChance === null || margin === null) {
    return `${start} ${bothLesson(impliedChance, legs[0]?.noVigChance)} No market quotes the chance that both come true, so the margin in the price is not known.`;
  }
  const fair = formatShare(noVigChance);
  return signOf(margin) !== 'gain'
    ? `${start} The market itself put the chance at ${fair}, and charged no margin for it.`
    : `${start} The market itself put the chance at ${fair}. The difference is the bookmaker's margin: it costs ${perHundred(margin)} on average, whoever wins.`;
}

/** Compares the bettor's estimate with the price. One result says nothing about it. */
export function statedLesson({ statedChance, edge, impliedChance }: PostMortem): string {
  if (statedChance === null || edge === null) {
    return 'You gave no estimate for this bet. Give one with your next bets: over many bets it shows how good your estimates are, which no single result can.';
  }
  const said = formatShare(statedChance, 0);
  const needs = formatShare(impliedChance);
  const check = `Whether ${said} was right, one result cannot tell: of 100 bets of which you say ${said}, about ${said.slice(0, -1)} should win.`;
  switch (signOf(edge)) {
    case 'gain':
      return `You said ${said}, the price needed ${needs}: by your own estimate the bet was worth ${perHundred(edge)}. ${check}`;
    case 'none':
      return `You said ${said}, which is what the price needed: by your own estimate there was nothing to gain. ${check}`;
    case 'cost':
      return `You said ${said}, but the price needed ${needs}: by your own estimate the bet cost ${perHundred(edge)}. If a price is bad by your own estimate, leave the bet. ${check}`;
  }
}

/** Returns how many points the line moved in the bettor's favour after the bet. */
function pointsGained({ bet, closing }: PostMortem): number {
  const [leg] = bet.legs;
  if (!closing || !leg) return 0;
  const moved = closing.line - leg.line;
  // A higher total favours an over taken before; a smaller handicap favours a bigger one taken before.
  return leg.side === 'over' ? moved : -moved;
}

function points(n: number): string {
  return `${n} ${n === 1 ? 'point' : 'points'}`;
}

/** Said of a replayed game whose price at the close is the one that was offered all along. */
export const ONE_PRICE =
  "This season's file has one price per game, so there is no separate close.";

/** Says why there is no closing price to compare with. */
function noClosing({ bet, legs: worths }: PostMortem): string {
  const { betType, condition, isLive, legs } = bet;
  if (betType === 'parlay') {
    return 'A parlay has no closing price of its own: look at each leg by itself. The margins of all its legs multiply, which makes it dearer than any of them.';
  }
  if (condition)
    return 'No market closes on a condition and a pick together, so there is no closing price.';
  if (isLive || legs.some((leg) => leg.isLive)) {
    return 'A live price has no closing line: the game itself moved on.';
  }
  if (betType === 'prop')
    return 'Player props are not quoted until the start, so there is no closing price.';
  if (worths[0]?.hasOnePrice) return ONE_PRICE;
  return 'There is no closing price for this bet, so it cannot be said whether yours was a good one.';
}

/**
 * Says why a price was too dear: the margin, which was there from the start, or a later move of the
 * market.
 */
function costText(closingLineValue: number, margin: number): string {
  if (signOf(margin) !== 'gain') return 'The market moved against you after you bet.';
  switch (signOf(closingLineValue + margin)) {
    case 'gain':
      return `The market moved your way after you bet, by less than the margin of ${perHundred(margin)}.`;
    case 'none':
      return "All of that is the bookmaker's margin: the market's view of your side did not change.";
    case 'cost':
      return 'Part is the margin; the rest is the market moving against you after you bet.';
  }
}

const ESTIMATE = "by an estimate from how far the sport's results lie from the line";

/** States the market's chance at the close, carried over to the line taken where it moved. */
function closeText(postMortem: PostMortem): string {
  const { closing, isEstimated } = postMortem;
  if (!closing) {
    const moved = isEstimated ? ` Where a line moved, the chance at yours is ${ESTIMATE}.` : '';
    return `This price is compared with the closing prices of all legs, multiplied.${moved}`;
  }
  const chance = `At the close the market put the chance at ${formatShare(closing.noVigChance)}`;
  if (!isEstimated) return `${chance}.`;
  const gained = pointsGained(postMortem);
  const way = gained > 0 ? 'your way' : 'against you';
  const worth = (1 + (postMortem.closingLineValue ?? 0)) * postMortem.impliedChance;
  return `The line moved by ${points(Math.abs(gained))} after your bet, ${way}. ${chance} at its own line, which is about ${formatShare(worth, 0)} at yours, ${ESTIMATE}.`;
}

/** Compares the price with the closing line, which is the best estimate that there is. */
export function closingLesson(postMortem: PostMortem): string {
  const { bet, closing, closingLineValue } = postMortem;
  // A parlay is compared with the closing prices of its legs.
  const isCompared = closing !== null || (bet.betType === 'parlay' && closingLineValue !== null);
  if (!isCompared) return noClosing(postMortem);
  if (closingLineValue === null) return 'The bet was void, so that its price was never tested.';
  const close = closeText(postMortem);
  switch (signOf(closingLineValue)) {
    case 'gain':
      return `${close} You beat the close by ${perHundred(closingLineValue)}. Bettors who keep doing that come out ahead in the long run.`;
    case 'none':
      return `${close} By that your price was just fair: neither a gain nor a cost.`;
    case 'cost':
      return `${close} By that you paid too much: ${perHundred(closingLineValue)}. ${costText(closingLineValue, postMortem.margin ?? 0)}`;
  }
}

/** Less than this is written as 0.0. */
const NO_COINS = 0.05;

const coins = (amount: number) => `${formatAmount(Math.abs(amount))} coins`;

/** States the effect of the price and of luck. The two together are the profit. */
export function luckLesson({ bet, expectedProfit, luck }: PostMortem): string {
  if (bet.status === 'void') {
    return 'The bet was void: your stake came back, and neither luck nor price did anything.';
  }
  if (bet.status === 'push') {
    return 'The game ended exactly on the line: your stake came back. Nobody was lucky and nobody paid.';
  }
  if (expectedProfit === null || luck === null) {
    return bet.betType === 'parlay' || bet.condition
      ? 'Without a closing price of the whole bet, luck and price cannot be told apart here.'
      : 'Without a closing price, luck and price cannot be told apart here.';
  }
  if (Math.abs(expectedProfit) < NO_COINS) {
    return `You ${bet.status} at a fair price, which on average gains nothing and costs nothing: all ${coins(luck)} were luck.`;
  }
  const good = expectedProfit > 0;
  const worth = coins(expectedProfit);
  if (bet.status === 'won') {
    return good
      ? `You won, and at a good price. The price was worth ${worth} on average; the other ${coins(luck)} were luck, which comes and goes.`
      : `You won, but at a price that costs ${worth} on average. Luck brought ${coins(luck)} and covered it. Made again and again, this bet loses.`;
  }
  return good
    ? `You lost a good bet. The price was worth ${worth} on average; bad luck took ${coins(luck)}. Made again and again, this bet gains.`
    : `You lost, and the price was against you as well: it costs ${worth} on average. Bad luck took the other ${coins(luck)}.`;
}
