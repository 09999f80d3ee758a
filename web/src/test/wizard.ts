import { http, HttpResponse } from 'msw';
import type { Advice, AdvicePick, FactorGame, SavedAnalysis, WizardMessage } from '@/api/types';
import { inMinutes } from './games';
import { server } from './server';

/** The Celtics to cover, at the price of aGame. */
export function aPick(changes: Partial<AdvicePick> = {}): AdvicePick {
  return {
    gameId: 'a1b2c3d4e5f60718',
    source: 'live',
    betType: 'spread',
    side: 'home',
    line: -3.5,
    odds: -110,
    prediction: 'Boston Celtics -3.5',
    event: 'Miami Heat @ Boston Celtics',
    stakeKelly: 24,
    stakeHalfKelly: 12,
    startsAt: inMinutes(30),
    ...changes,
  };
}

export function aFactorGame(changes: Partial<FactorGame> = {}): FactorGame {
  return {
    ...{ id: '00000000000000b1', date: '2026-11-22', away: 'MIA', home: 'BOS' },
    ...{ awayScore: 99, homeScore: 101 },
    ...changes,
  };
}

export function anAdvice(changes: Partial<Advice> = {}): Advice {
  return {
    message: 'Boston Celtics -3.5 at -110 is worth a small stake.',
    recommendation: 'Boston Celtics -3.5',
    confidence: 0.72,
    reasoning: 'The ratings put the chance at 55.1%, the price at 52.4%.',
    analysis: {
      riskLevel: 'medium',
      expectedValue: 2.34,
      keyFactors: [
        {
          text: 'Boston won 2 of its last 2',
          path: '/game-details/a1b2c3d4e5f60718',
          games: [aFactorGame(), aFactorGame({ id: '00000000000000b2', date: '2026-11-20' })],
        },
        {
          text: 'Boston won the last meeting',
          path: null,
          games: [aFactorGame({ id: '00000000000000b3' })],
        },
        { text: 'The line opened at -2.5', path: '/game-details/a1b2c3d4e5f60718', games: [] },
      ],
      alternativeOptions: ['Boston to win at -150'],
    },
    additionalInsights: ['Miami played yesterday'],
    historicalAccuracy: {
      similarSituations: 41,
      successRate: 0.5366,
      sampleSize: 41,
      closingLineValue: 0.0123,
      closes: 38,
      successRateLow: 0.387,
      successRateHigh: 0.679,
    },
    pick: aPick(),
    links: [],
    suggestions: [],
    ...changes,
  };
}

export const PASS = anAdvice({
  message: 'Pass: the price is shorter than the chance is worth.',
  recommendation: 'Pass',
  confidence: 0.35,
  reasoning: 'Worth it at +135 or longer.',
  historicalAccuracy: null,
  pick: aPick({ stakeKelly: 0, stakeHalfKelly: 0 }),
});

export function aMessage(changes: Partial<WizardMessage> = {}): WizardMessage {
  return {
    id: 2,
    role: 'assistant',
    content: 'Boston Celtics -3.5 at -110 is worth a small stake.',
    at: '2026-11-25T18:00:01Z',
    advice: null,
    links: [],
    suggestions: [],
    saved: false,
    ...changes,
  };
}

/** A question and its answer. */
export function exchange(id: number, question: string, answer: Partial<WizardMessage> = {}) {
  return [aMessage({ id, role: 'user', content: question }), aMessage({ id: id + 1, ...answer })];
}

export function aSaved(changes: Partial<SavedAnalysis> = {}): SavedAnalysis {
  return {
    id: 2,
    savedAt: '2026-11-25T18:05:00Z',
    question: 'Do the Celtics cover?',
    advice: anAdvice(),
    game: {
      id: 'a1b2c3d4e5f60718',
      sport: 'nba',
      source: 'simulated',
      homeTeam: { name: 'Boston Celtics', code: 'BOS' },
      awayTeam: { name: 'Miami Heat', code: 'MIA' },
      startTime: inMinutes(30),
      status: 'scheduled',
    },
    outcome: 'pending',
    ...changes,
  };
}

interface WizardFacts {
  messages?: WizardMessage[];
  remainingQuestions?: number | null;
  analyses?: SavedAnalysis[];
  speaksOfNoBets?: boolean;
}

/** The server has this conversation and these saved analyses. */
export function wizardHas(facts: WizardFacts = {}): void {
  const { messages = [], remainingQuestions = 3, analyses = [], speaksOfNoBets = false } = facts;
  server.use(
    http.get('*/api/wizard/conversation', () =>
      HttpResponse.json({ messages, remainingQuestions, speaksOfNoBets }),
    ),
    http.get('*/api/wizard/saved', () => HttpResponse.json({ analyses })),
  );
}
