import type { AllowedBets } from '@/api/types';
import { rule } from '@/ui/form/rules';
import type { Rules } from '@/ui/form/rules';

export interface ClassForm extends AllowedBets {
  title: string;
  weeks: string;
  startCoins: string;
  largestStake: string;
  seenDays: string;
  isAdult: boolean;
}

/** A term, and the purse with which a stake of 5% is 500 coins. */
export const DEFAULTS: ClassForm = {
  title: '',
  weeks: '15',
  startCoins: '10000',
  largestStake: '5',
  seenDays: '30',
  isAdult: false,
  moneyline: true,
  spread: true,
  total: true,
  prop: true,
  parlay: true,
  conditional: true,
};

const WEEKS_MAX = 52;
const SEEN_DAYS_MAX = 365;
const WEEK_MS = 7 * 86_400_000;

function wholeNumber(min: number, max: number, what: string) {
  const message = `${what} is a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
  return (text: string) =>
    /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max ? undefined : message;
}

function percentOrEmpty(text: string): string | undefined {
  const isPercent = /^\d{1,3}(\.\d{1,2})?$/.test(text.trim());
  const fits = isPercent && Number(text) >= 0.01 && Number(text) <= 100;
  return text.trim() === '' || fits
    ? undefined
    : 'A share is from 0.01 to 100 percent, or leave it empty';
}

const anyKind = (_: boolean, form: ClassForm) =>
  form.moneyline || form.spread || form.total || form.prop
    ? undefined
    : 'Allow a moneyline, a spread, a total or props: parlays and conditional bets are made of them';

export const classRules: Rules<ClassForm> = {
  title: [
    (text) => (text.trim() ? undefined : 'A class has a title'),
    rule.atMost(80, 'The title'),
  ],
  weeks: [wholeNumber(1, WEEKS_MAX, 'The length')],
  startCoins: [wholeNumber(100, 100_000, 'The coins to start with')],
  largestStake: [percentOrEmpty],
  seenDays: [wholeNumber(1, SEEN_DAYS_MAX, 'The time after its end')],
  isAdult: [rule.ticked('A class is for people of 18 and over')],
  moneyline: [anyKind],
  spread: [],
  total: [],
  prop: [],
  parlay: [],
  conditional: [],
};

/** So many weeks after a time. */
export function endOf(weeks: number, from: number): string {
  return new Date(from + weeks * WEEK_MS).toISOString();
}
