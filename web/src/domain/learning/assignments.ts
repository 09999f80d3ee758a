import { counted } from '@/domain/format/counted';

// The assignments that a class can set, in words.

/** How much a rule asks for; 0 where its assignment has no such number. */
export interface AssignmentNumbers {
  count: number;
  games: number;
  days: number;
  different: number;
  boundPercent: number;
  atRiskPercent: number;
  tries: number;
  perDay: number;
  seconds: number;
  answerSeconds: number;
}

interface Progress {
  mark: 'notBegun' | 'begun' | 'met' | 'metLate' | 'late' | 'notShared';
  done: number;
  of: number;
  byTwin: boolean;
}

export interface Words {
  name: string;
  /** What it asks for, in one sentence. */
  asks: (numbers: AssignmentNumbers) => string;
  /** How it can be met without a bet, where it asks for bets. */
  twin?: (numbers: AssignmentNumbers) => string;
  /** Where it is done. */
  where: readonly { to: string; label: string }[];
}

const DAILY = { to: '/daily', label: 'Today’s Estimates' };
const BETS = { to: '/place-bets', label: 'Place Bets' };

export const ASSIGNMENTS = {
  honestChances: {
    name: 'Honest chances',
    asks: ({ count, games, different }) =>
      `Give ${counted(count, 'chance')} before you see the market’s, on ${counted(games, 'game')} and with ${counted(different, 'different number')} among them; they count once their games have ended.`,
    where: [DAILY],
  },
  mornings: {
    name: 'Mornings',
    asks: ({ days }) => `Answer the daily line on ${counted(days, 'day')}.`,
    where: [DAILY],
  },
  marginMarks: {
    name: 'Margin hunter',
    asks: ({ games, boundPercent }) =>
      `Mark markets of ${counted(games, 'game')} whose margin is above ${boundPercent}%, with no more misses than hits.`,
    where: [{ to: '/practice#margin', label: 'Mark a Margin' }],
  },
  guides: {
    name: 'Read and pass guides',
    asks: ({ count, tries, seconds, answerSeconds }) =>
      `Read ${counted(count, 'guide')} and answer all their questions right, each within ${tries === 1 ? 'one try' : `${tries} tries`}; a guide takes ${seconds} seconds at least, and an answer ${answerSeconds}.`,
    where: [{ to: '/learn', label: 'Guides' }],
  },
  smallStakes: {
    name: 'A week of small stakes',
    asks: ({ count, days, boundPercent, atRiskPercent }) =>
      `For 7 days stake at most ${boundPercent}% of your purse on a bet, with at most ${atRiskPercent}% at risk at once: ${counted(count, 'bet')} on ${counted(days, 'day')}. A larger stake begins the week anew.`,
    twin: ({ count, days }) =>
      `${counted(count, 'estimate')} on ${counted(days, 'day')} of the week.`,
    where: [BETS, DAILY],
  },
  lookBacks: {
    name: 'Look back',
    asks: ({ count, different, perDay }) =>
      `Look back at ${counted(count, 'bet')}, ${different} won and ${different} lost among them, and note at each what you take from it; ${perDay} a day count.`,
    twin: ({ count, perDay }) =>
      `Answer ${counted(count, 'question')} right that come back from the guides; ${perDay} a day count.`,
    where: [
      { to: '/my-bets', label: 'My Bets' },
      { to: '/learn', label: 'Questions that come back' },
    ],
  },
  parlayMargins: {
    name: 'Take a parlay apart',
    asks: ({ count, boundPercent, tries }) =>
      `Guess the margin of ${counted(count, 'parlay')} within ${counted(boundPercent, 'percentage point')}, of your last ${tries} guesses.`,
    where: [{ to: '/practice#parlay', label: 'Guess a Margin' }],
  },
  hunch: {
    name: 'State a hunch',
    asks: ({ count }) =>
      `State a hunch, then place ${counted(count, 'bet')} or give as many estimates, and open it in My Progress once it is judged; one that is not judged by then can be given up there. What comes out does not count.`,
    where: [{ to: '/insight', label: 'My Progress' }, DAILY],
  },
  setGames: {
    name: 'One board',
    asks: ({ count }) =>
      `On each of ${counted(count, 'game')}: a bet, or a pass with a reason, before its start.`,
    where: [{ to: '/practice#pass', label: 'Pass on a Game' }, BETS],
  },
  cheapPrices: {
    name: 'The cheapest price',
    asks: ({ games }) =>
      `On ${counted(games, 'game')} pick a price whose margin is at most the middle of the game’s markets, with a bet or an estimate.`,
    where: [{ to: '/practice#price', label: 'Pick the Cheapest' }, BETS],
  },
  ownLimits: {
    name: 'Your own limits',
    asks: ({ days }) =>
      `Set a limit and a reality check, and do not loosen them for ${counted(days, 'day')}; what you do after that ends it.`,
    where: [{ to: '/settings', label: 'Settings' }],
  },
  halfKelly: {
    name: 'Half Kelly at most',
    asks: ({ count }) =>
      `State ${counted(count, 'chance')} and stake at most half of what Kelly’s formula gives; an estimate is a stake of 0, which is never too much.`,
    where: [BETS, DAILY],
  },
  manyEstimates: {
    name: 'Many estimates',
    asks: ({ count, days }) =>
      `Give ${counted(count, 'estimate')} on ${counted(days, 'day')}, and look at your own calibration; they count once their games have ended.`,
    where: [DAILY, { to: '/insight?of=estimates', label: 'My Calibration' }],
  },
} as const satisfies Record<string, Words>;
export type AssignmentName = keyof typeof ASSIGNMENTS;

/** An assignment's words, whichever it is. */
export function wordsOf(assignment: AssignmentName): Words {
  return ASSIGNMENTS[assignment];
}

/** How far a learner is. */
export function progressText({ mark, done, of, byTwin }: Progress): string {
  const count = `${done} of ${of}${byTwin ? ' without bets' : ''}`;
  switch (mark) {
    case 'notBegun':
      return 'Not begun';
    case 'begun':
      return `Begun, ${count}`;
    case 'met':
      return 'Met';
    case 'metLate':
      return 'Met late';
    case 'late':
      return `Late, ${count}`;
    case 'notShared':
      return 'Not shared';
  }
}

export const TONES = {
  notBegun: 'secondary',
  begun: 'info',
  met: 'win',
  metLate: 'win',
  late: 'warn',
  notShared: 'secondary',
} as const satisfies Record<Progress['mark'], string>;

/** The numbers that an educator can choose, by their labels. */
export const NUMBER_LABELS: Record<keyof AssignmentNumbers, string> = {
  count: 'How many',
  games: 'On how many games',
  days: 'Days',
  different: 'Different ones',
  boundPercent: 'Bound (%)',
  atRiskPercent: 'At risk at once (%)',
  tries: 'Tries',
  perDay: 'A day at most',
  seconds: 'Seconds for a guide',
  answerSeconds: 'Seconds for an answer',
};
export const NUMBERS = Object.keys(NUMBER_LABELS) as (keyof AssignmentNumbers)[];
