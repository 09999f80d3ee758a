import { counted } from '@/domain/format/counted';
import { signedCoins } from '@/domain/format/signed';
import { pastDay } from './days';

interface Return {
  date: string;
  since: string | null;
  settled: number;
  profit: number;
  lookBacks: readonly unknown[];
}

const NUMBERS = ['', 'One', 'Two', 'Three'];

/** 'Since Friday: 3 bets settled, +12. One to look back on.'; undefined where there is nothing. */
export function returnSentence(back: Return): string | undefined {
  const { date, since, settled, profit, lookBacks } = back;
  const sentences: string[] = [];
  const hasSettled = since !== null && settled > 0;
  if (hasSettled) {
    const from = since === date ? 'earlier today' : pastDay(since, date);
    sentences.push(`Since ${from}: ${counted(settled, 'bet')} settled, ${signedCoins(profit)}.`);
  }
  const many = NUMBERS[lookBacks.length];
  if (many) {
    const bets = hasSettled ? '' : lookBacks.length === 1 ? ' bet' : ' bets';
    sentences.push(`${many}${bets} to look back on.`);
  }
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** Why a bet is in the queue, whether it was won or lost. */
export const LOOK_BACK_REASONS = {
  'large stake': 'The stake was above 5% of the bankroll.',
  'far from market': 'Your chance was 10 points or more from the market’s.',
  parlay: 'A parlay: what did its legs cost together?',
  price: 'The price lost 5 or more per 100 to the close.',
  luck: 'Won at a price that the close calls too short.',
  newest: 'Among your newest.',
} as const;
