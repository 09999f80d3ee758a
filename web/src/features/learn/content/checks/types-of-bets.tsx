import { parlayPrice } from '@/domain/betting/parlay';
import { formatShare } from '@/domain/format/format';
import { valueOf } from '@/domain/odds/exact';
import { impliedChance } from '@/domain/odds/odds';
import { decimalPrice } from '@/domain/odds/price';
import { Price } from '@/ui/betting/Price';
import type { Check } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

const STANDARD = -110;
const FAVOURITE = -250;
const STRONG = -400;
const paidBack = (legs: number) =>
  valueOf(parlayPrice(Array.from({ length: legs }, () => decimalPrice(STANDARD))));
const keptOf = (legs: number) => 1 - 0.5 ** legs * paidBack(legs);

export const checks = {
  moneyline: [
    question(
      <>
        A favourite is at <Price odds={FAVOURITE} />. You expect it to win 68% of the time. Is that
        often enough?
      </>,
      `No: it must win ${formatShare(impliedChance(FAVOURITE))} to break even`,
      ['Yes: it wins more often than it loses', 'Yes: a favourite is always a good bet'],
      `A stake of 250 wins 100, so 250 of 350 such bets must win: ${formatShare(impliedChance(FAVOURITE))}. At 68% you lose on average.`,
    ),
    question(
      <>
        A favourite is at <Price odds={STRONG} />. How often must it win for you to break even?
      </>,
      formatShare(impliedChance(STRONG)),
      ['75.0%', '40.0%'],
      `A stake of 400 wins 100, so 400 of 500 such bets must win: ${formatShare(impliedChance(STRONG))}.`,
    ),
  ],
  spread: [
    question(
      'You take a team at +3.5 and it loses by 3. What happens?',
      'The bet wins',
      ['The bet is a push', 'The bet loses'],
      'With the head start of 3.5 points it is ahead by half a point. Only a loss by 4 or more would lose the bet.',
    ),
    question(
      'You take a favourite at -7 and it wins by exactly 7. What happens?',
      'The bet is a push',
      ['The bet wins', 'The bet loses'],
      'The difference lies exactly on the line, so the stake comes back. By 8 it would have won, by 6 it would have lost.',
    ),
  ],
  total: [
    question(
      'The total is 220 and the game ends 112 to 108. What becomes of a bet on over?',
      'It is a push',
      ['It wins', 'It loses'],
      '112 and 108 make exactly 220, the line itself. The stake comes back.',
    ),
    question(
      'The total is 5.5. A game stands 2 to 2 and ends 3 to 2 in overtime. What becomes of a bet on over?',
      'It loses',
      ['It wins', 'It is a push'],
      'Overtime counts here, and 3 and 2 make 5: half a point below the line.',
    ),
  ],
  parlay: [
    question(
      'Each leg of a parlay is priced with the same margin. What does adding a leg do?',
      'It raises the bookmaker’s part',
      [
        'It leaves the bookmaker’s part as it is',
        'It lowers the bookmaker’s part, since the price is longer',
      ],
      <>
        The margins multiply. With two legs at <Price odds={STANDARD} /> the bookmaker keeps{' '}
        {formatShare(keptOf(2))}, with five {formatShare(keptOf(5))}.
      </>,
    ),
    question(
      <>
        A parlay of two even games, each at <Price odds={STANDARD} />: how often does it win?
      </>,
      formatShare(0.5 ** 2),
      ['50.0%', formatShare(1 / 3)],
      `Each leg wins half the time, and 0.5 × 0.5 is ${formatShare(0.5 ** 2)}. It pays back ${paidBack(2).toFixed(2)} for each coin, and 4.00 would be fair.`,
    ),
  ],
  choice: [
    question(
      'Where is the margin usually lowest?',
      'On the main markets: moneyline, spread and total',
      ['On player props', 'On live bets', 'On parlays'],
      'Main markets are compared by everybody, which keeps them cheap. In a parlay the margins of all legs multiply.',
    ),
    question(
      'You cannot say in one sentence what must happen for a bet to win. What do you do?',
      'Pass',
      ['Stake less', 'Take it as a leg of a parlay'],
      'Who does not know what is being asked cannot judge its price either.',
    ),
  ],
} satisfies Record<string, Check>;
