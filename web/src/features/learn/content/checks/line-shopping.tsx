import { formatShare } from '@/domain/format/format';
import { marginOf } from '@/domain/odds/market';
import { impliedChance, profit } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import type { Check } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

const WORSE = -110;
const BETTER = -104;
const STAKE = 100;
const marginAt = (...odds: number[]) => formatShare(marginOf(odds.map(decimalOdds)));

export const checks = {
  why: [
    question(
      'The same bet is 1.95 at one bookmaker and 2.02 at another. Where is it more likely to win?',
      'Nowhere: it is the same bet',
      ['At 1.95', 'At 2.02'],
      'The game does not know where you bet. Only what you win differs, so only the price decides where.',
    ),
    question(
      'Which of these is a reason for two bookmakers to offer different prices?',
      'One has taken much money on one side and wants no more of it',
      ['One of them knows the result', 'The law asks for it'],
      'Each has its own customers, its own opinion and its own risk.',
    ),
  ],
  sums: [
    question(
      <>
        You can have the same side at <Price odds={WORSE} /> or at <Price odds={BETTER} />. What
        changes?
      </>,
      'How often it must win for you to break even',
      ['The chance that it wins', 'Nothing that matters'],
      `The game does not know where you bet. The break-even point falls from ${formatShare(impliedChance(WORSE))} to ${formatShare(impliedChance(BETTER))}.`,
    ),
    question(
      <>
        You bet {STAKE} coins. How much more does a win pay at <Price odds={BETTER} /> than at{' '}
        <Price odds={WORSE} />?
      </>,
      `${profit(STAKE, BETTER) - profit(STAKE, WORSE)} coins`,
      ['6 coins', 'Less than 1 coin'],
      `${profit(STAKE, BETTER)} in place of ${profit(STAKE, WORSE)}, rounded to whole coins. It comes again with every bet that wins.`,
    ),
  ],
  pricedPoints: [
    question(
      'You want an underdog. One book offers +3 and another +3.5, at the same odds. Which is better?',
      '+3.5',
      ['+3', 'They are the same bet'],
      'If the game is lost by exactly 3, +3 is a push and +3.5 wins. In all other games they do the same.',
    ),
    question(
      'You want to bet on over. One book has 44.5 and another 45, at the same odds. Which is better?',
      '44.5',
      ['45', 'They are the same bet'],
      'At exactly 45 points, over 44.5 wins and over 45 is a push. In all other games they do the same.',
    ),
  ],
  books: [
    question(
      <>
        The best prices on the two sides of a game are <Price odds={105} /> and{' '}
        <Price odds={-105} />. What is their margin?
      </>,
      marginAt(105, -105),
      [marginAt(-110, -110), marginAt(-105, -105)],
      `They imply ${formatShare(impliedChance(105))} and ${formatShare(impliedChance(-105))}, which add up to exactly 100%: betting costs nothing here.`,
    ),
    question(
      <>
        The best prices on the two sides of a game are <Price odds={-105} /> and{' '}
        <Price odds={-105} />. What is their margin?
      </>,
      marginAt(-105, -105),
      [marginAt(-110, -110), formatShare(0)],
      `They imply ${formatShare(impliedChance(-105))} each, ${formatShare(2 * impliedChance(-105))} together. The surplus divided by that sum is ${marginAt(-105, -105)}.`,
    ),
  ],
  habit: [
    question(
      'One price is far better than all the others. What should you think?',
      'That the others may know something, or that it is a mistake',
      ['That it is a gift', 'That all other bookmakers are wrong'],
      'News reaches prices at different speeds, and mistakes are cancelled. Find out which it is before you bet.',
    ),
    question(
      'You bet only from 2.10 on, and the best price you find is 2.05. What do you do?',
      'Pass',
      ['Take 2.05: it is close enough', 'Take 2.05 with a larger stake'],
      'The price from which you bet was your limit. Below it the bet is another, worse one.',
    ),
  ],
} satisfies Record<string, Check>;
