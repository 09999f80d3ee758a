import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { components } from '../src/api/schema.gen';
import type { Views } from './views';
import { analysisOf } from './wizard';

// Answers of a Wizard with a record behind it, as a server would give them: a fresh one has none.

type Schemas = components['schemas'];

interface OpenGame {
  id: string;
  startTime: string;
  homeTeam: { name: string };
  awayTeam: { name: string };
  odds: { moneyline: { home: number } };
}

const LAST_GAMES: Schemas['FactorGame'][] = [
  {
    id: '00000000000000b1',
    date: '2026-11-22',
    away: 'MIA',
    home: 'BOS',
    awayScore: 99,
    homeScore: 101,
  },
  {
    id: '00000000000000b2',
    date: '2026-11-20',
    away: 'BOS',
    home: 'NYK',
    awayScore: 118,
    homeScore: 104,
  },
];

/** A recommended bet at the present price of a game, with figures in each tab. */
function recommended(game: OpenGame, source: Schemas['Source']): Schemas['Advice'] {
  const event = `${game.awayTeam.name} @ ${game.homeTeam.name}`;
  const path = `/game-details/${game.id}`;
  return {
    message: `${event}: ${game.homeTeam.name} is worth a small stake. The price needs 52.4%, and I put it at 56.1%.`,
    recommendation: game.homeTeam.name,
    confidence: 0.72,
    reasoning:
      'The ratings put the chance at 57.9%, the price at 54.2%. Weighted by what each has been worth they come to 56.1%, and 52.4% is needed.',
    analysis: {
      riskLevel: 'medium',
      expectedValue: 6.98,
      keyFactors: [
        { text: `${game.homeTeam.name}: 4 won of the last 5 games.`, path, games: LAST_GAMES },
        { text: `${game.homeTeam.name}: opened at +104 and has shortened since.`, path, games: [] },
      ],
      alternativeOptions: [
        'Under 217.5 at -110: a pass, at 51.7% an expected -3.8 coins per 100.',
        `${game.awayTeam.name} +1.5 at -108: a lean, at 52.0% an expected +0.1 coins per 100.`,
      ],
    },
    additionalInsights: ['The bookmaker keeps 3.7% of each coin on this market.'],
    historicalAccuracy: {
      ...{ similarSituations: 141, sampleSize: 138, successRate: 0.5652 },
      ...{ successRateLow: 0.482, successRateHigh: 0.645, closingLineValue: 0.0123, closes: 131 },
    },
    pick: {
      ...{ gameId: game.id, source, betType: 'moneyline', side: 'home', line: 0 },
      ...{ odds: game.odds.moneyline.home, prediction: game.homeTeam.name, event },
      ...{ stakeKelly: 74, stakeHalfKelly: 37, startsAt: game.startTime },
    },
    ...{ links: [], suggestions: [] },
  };
}

const AT = '2026-11-25T18:00:00Z';

function conversation(advice: Schemas['Advice']): Schemas['WizardConversation'] {
  const asked = { at: AT, links: [], saved: false, suggestions: [] };
  return {
    messages: [
      { id: 1, role: 'user', content: 'Best value today', advice: null, ...asked },
      {
        ...{ id: 2, role: 'assistant', content: advice.message, advice, ...asked },
        suggestions: ['And the total?', 'What is half Kelly?'],
      },
    ],
    remainingQuestions: 2,
    speaksOfNoBets: false,
  };
}

const open = (source: Schemas['Source']) => async (page: Page) => {
  const answer = await page.request.get('/api/betting/upcoming-games', { params: { count: 20 } });
  const game = ((await answer.json()) as OpenGame[]).at(-1);
  if (!game) throw new Error('no game is open');
  await page.route('**/api/wizard/conversation', (route) =>
    route.fulfill({ json: conversation(recommended(game, source)) }),
  );
  await page.goto('/wizard');
  await expect(analysisOf(page).getByRole('button', { name: 'Apply to Bet Slip' })).toBeEnabled();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const tab = (name: string, seen: string) => async (page: Page) => {
  await analysisOf(page).getByRole('tab', { name }).click();
  await expect(analysisOf(page).getByText(seen).first()).toBeVisible();
};

const ROW: Schemas['WizardRecordRow'] = {
  ...{ source: 'simulated', sport: null, market: null, model: null, recommendation: 'bet' },
  ...{ decided: 1204, pushed: 12, games: 803, logScore: 0.6843, logScoreOfPrice: 0.6871 },
  ...{ brier: 0.2456, brierOfPrice: 0.247, hitRate: 0.531, hitRateLow: 0.502, hitRateHigh: 0.56 },
  ...{ stated: 0.54, needed: 0.52, flatReturn: 0.021, returnLow: -0.01, returnHigh: 0.052 },
  ...{ closingLineValue: 0.004, closes: 803, verdict: 'cannot tell' },
};

function record(): Schemas['WizardRecord'] {
  const kinds = (['nba', 'nfl', 'mlb', 'nhl'] as const).flatMap((sport) =>
    (['moneyline', 'spread', 'total'] as const).map((market) => ({
      ...ROW,
      ...{ sport, market, model: 1, verdict: null, decided: 101, games: 88 },
    })),
  );
  const calibration = [30, 40, 50, 60, 70].map((aboutPercent) => ({
    ...{ source: 'simulated' as const, recommendation: 'bet' as const, aboutPercent, decided: 240 },
    ...{ stated: aboutPercent / 100, happened: aboutPercent / 100 + 0.012, effectiveN: 201.5 },
    ...{ low: aboutPercent / 100 - 0.06, high: aboutPercent / 100 + 0.08 },
  }));
  const live = { ...ROW, source: 'live' as const, recommendation: 'pass' as const };
  const few = { ...ROW, recommendation: 'lean' as const, decided: 12, verdict: 'too few' };
  return { position: 90_210, advice: 15_204, all: [ROW, few, live], kinds, calibration };
}

/** What a page of the Wizard shows only once it has recommended bets, and these have ended. */
export const RECOMMENDING: Views = {
  'a recommended bet': open('simulated'),
  'its key factors': async (page) => {
    await tab('Key Factors', '4 won of the last 5 games.')(page);
    for (const games of await analysisOf(page).locator('summary').all()) await games.click();
  },
  'its history': tab('History', 'Similar situations'),
  'a recommended bet on a real game': open('live'),
  'a record with figures': async (page) => {
    await page.route('**/api/wizard/record', (route) => route.fulfill({ json: record() }));
    await page.goto('/wizard/record');
    await expect(page.getByRole('region', { name: 'Simulated games', exact: true })).toBeVisible();
  },
};
