import {
  Binary,
  Calculator,
  ChartSpline,
  Dices,
  FlaskConical,
  Layers,
  PiggyBank,
  Scale,
  Shuffle,
  Tags,
  Target,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { GuideId } from '@/api/types';

export const TOPICS = [
  { value: 'basics', label: 'Betting Basics' },
  { value: 'strategies', label: 'Strategies' },
  { value: 'statistics', label: 'Statistics' },
  { value: 'advanced', label: 'Advanced Topics' },
] as const;
export type Topic = (typeof TOPICS)[number]['value'];

export interface Guide {
  id: GuideId;
  topic: Topic;
  title: string;
  summary: string;
  /** The name of its interactive part. */
  tool: string;
  Icon: LucideIcon;
}

/** In the order in which they are best read. */
export const GUIDES: readonly Guide[] = [
  {
    id: 'odds-formats',
    topic: 'basics',
    title: 'Odds Formats',
    summary: 'Four ways to write one price, and the chance that hides in each of them.',
    tool: 'Odds converter and margin remover',
    Icon: Tags,
  },
  {
    id: 'types-of-bets',
    topic: 'basics',
    title: 'Types of Bets',
    summary: 'Moneyline, spread, total and parlay: what each asks, and what each costs.',
    tool: 'Parlay builder',
    Icon: Layers,
  },
  {
    id: 'bankroll-management',
    topic: 'basics',
    title: 'Bankroll Management',
    summary: 'Why the size of a stake decides more than the choice of the team.',
    tool: 'Bankroll simulator',
    Icon: PiggyBank,
  },
  {
    id: 'value-betting',
    topic: 'strategies',
    title: 'Value Betting',
    summary: 'A good bet is a good price. How to tell one, and how rarely it is there.',
    tool: 'Expected value',
    Icon: Target,
  },
  {
    id: 'contrarian-betting',
    topic: 'strategies',
    title: 'Contrarian Betting',
    summary: 'Betting against the crowd: what is true in it, and how to find out.',
    tool: 'Closing-line value',
    Icon: Users,
  },
  {
    id: 'line-shopping',
    topic: 'strategies',
    title: 'Line Shopping',
    summary: 'The one edge that takes no opinion: the best price for the same bet.',
    tool: 'Price comparison',
    Icon: Scale,
  },
  {
    id: 'probability-basics',
    topic: 'statistics',
    title: 'Probability Basics',
    summary: 'Independence, streaks, and how wide luck alone will throw you.',
    tool: 'What luck does',
    Icon: Dices,
  },
  {
    id: 'sports-statistics',
    topic: 'statistics',
    title: 'Sports Statistics',
    summary: 'Which numbers repeat, which do not, and how many games it takes to know.',
    tool: 'Sample size',
    Icon: Calculator,
  },
  {
    id: 'predictive-modeling',
    topic: 'statistics',
    title: 'Predictive Modeling',
    summary: 'Build a rating, turn it into a chance, and hold it against the market.',
    tool: 'Rating model',
    Icon: ChartSpline,
  },
  {
    id: 'kelly-criterion',
    topic: 'advanced',
    title: 'Kelly Criterion',
    summary: 'The stake that grows a bankroll fastest, and why to bet less than that.',
    tool: 'Kelly stake',
    Icon: FlaskConical,
  },
  {
    id: 'arbitrage',
    topic: 'advanced',
    title: 'Arbitrage',
    summary: 'Two bookmakers who disagree: a profit on paper, and what it meets in practice.',
    tool: 'Arbitrage finder',
    Icon: Shuffle,
  },
  {
    id: 'bayesian-analysis',
    topic: 'advanced',
    title: 'Bayesian Analysis',
    summary: 'How much a piece of news should move you: less than it feels like.',
    tool: 'Bayes updater',
    Icon: Binary,
  },
];

export function topicLabel(topic: Topic): string {
  return TOPICS.find(({ value }) => value === topic)?.label ?? '';
}

/** The text and the checks of the guide are for premium members; its tool is for everybody. */
export function isPremiumGuide({ topic }: Guide): boolean {
  return topic === 'advanced';
}
