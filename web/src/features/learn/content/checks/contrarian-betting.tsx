import { signedShare } from '@/domain/format/signed';
import { formatShare } from '@/domain/format/format';
import { expectedValue, noVig } from '@/domain/odds/market';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import type { Check, Question } from '@/features/learn/content/guide-content';
import { question } from '@/features/learn/content/guide-content';

const CLOSE = [-110, -110] as const;
const TAKEN = 110;
const [closing = 0] = noVig(CLOSE.map(decimalOdds));
const clv = expectedValue(closing, decimalOdds(TAKEN));

function closingQuestion(taken: number, chance: number, wrong: readonly number[]): Question {
  const value = expectedValue(chance, taken);
  return question(
    `You took ${taken.toFixed(2)}, and the fair chance at the close is ${formatShare(chance, 0)}. What is the closing-line value?`,
    signedShare(value),
    wrong.map((share) => signedShare(share)),
    `${taken.toFixed(2)} × ${chance.toFixed(2)} - 1 = ${signedShare(value)}: you bought ${value > 0 ? 'above' : 'below'} the final fair price.`,
  );
}

export const checks = {
  true: [
    question(
      'What does the favourite-longshot bias say?',
      'Long prices tend to be worse value than short ones',
      ['Long shots win more often than their prices say', 'Favourites always win'],
      'Bettors like long shots too much, so these are priced too short. Unpopular and unlikely are two different things.',
    ),
    question(
      'Why may a popular team be a little too expensive?',
      'People will pay more to cheer for it, and the price may be shaded',
      ['Popular teams win less often', 'Bookmakers must offer it at a loss'],
      'If many want one side at almost any price, a bookmaker can ask a little more for it.',
    ),
  ],
  notTrue: [
    question(
      '75% of bets are on the home team, yet the price moves towards the away team. What is likely?',
      'Fewer but larger bets are on the away team',
      ['The bookmaker has made a mistake', 'The home team is now certain to lose'],
      'Prices follow money and the bets that a bookmaker respects, not the number of tickets.',
    ),
    question(
      'The public loses in the long run. What follows for who always bets against it?',
      'They lose about the margin too, unless the prices are wrong by more than that',
      ['They win in the long run', 'They break even'],
      'Both sides of a market pay the margin. The other side of a losing bet is usually a losing bet as well.',
    ),
  ],
  closingLine: [
    closingQuestion(2.2, 0.48, [-0.032, -0.04]),
    closingQuestion(1.9, 0.5, [0.05, 0.5]),
  ],
  fade: [
    question(
      <>
        You took <Price odds={TAKEN} />. It closes at <Price odds={CLOSE[0]} /> on both sides, and
        your bet loses. What was its closing-line value?
      </>,
      signedShare(clv),
      [signedShare(-1, 0), signedShare(0)],
      `Without the margin each side closed at ${formatShare(closing, 0)}, and ${decimalOdds(TAKEN).toFixed(2)} × ${closing.toFixed(2)} - 1 is ${signedShare(clv)}. The result does not change it.`,
    ),
    question(
      'After you have bet, the price of your side becomes longer until the start. What does that suggest?',
      'You bought too early, or on the wrong side',
      ['You have closing-line value', 'Your bet now pays more'],
      'A longer price means a lower chance in the market’s view. Your bet keeps the shorter price that you took.',
    ),
  ],
  use: [
    question(
      'How should the crowd guide you?',
      'It tells you where to look, and never what to bet',
      ['Always take the other side', 'Always take its side'],
      'Popular games are places where a price may be shaded. Whether it is, only an estimate of your own can say.',
    ),
    question(
      'After fifty bets against the crowd your mean closing-line value is below zero. What have you learned?',
      'Your fades were no good at these prices',
      ['You were unlucky, nothing else', 'You need larger stakes'],
      'Closing-line value does not depend on who won, so it carries far less luck than your results.',
    ),
  ],
} satisfies Record<string, Check>;
