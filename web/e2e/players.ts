import { expect } from '@playwright/test';
import type { APIResponse, Page } from '@playwright/test';
import type { components } from '../src/api/schema.gen';
import { picksOf } from '../src/domain/betting/picks';
import type { BetType } from '../src/domain/betting/picks';
import { BEGINS, PASSWORD } from './chalkline';

// Set-up of a journey, done by the calls of the client and without its forms.

type Schemas = components['schemas'];
export type Bet = Schemas['Bet'];
type Game = Schemas['Game'];

async function contentOf<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** The options of the quiz that are right, after 'beginner'. */
const ANSWERS = [0, 1, 2, 0, 3];

/** A player who has an account and is signed in, and has no page open yet. */
export async function join(page: Page, username: string) {
  const person = { username, email: `${username}@example.org`, password: PASSWORD };
  await contentOf(await page.request.post('/api/auth/register', { data: person }));
  await enter(page, username);
}

/** One who has done the quiz as well. */
export async function arrive(page: Page, username: string) {
  await join(page, username);
  await contentOf(await page.request.post('/api/quiz/submit', { data: { answers: ANSWERS } }));
}

/** The same player in another browser. */
export async function enter(page: Page, username: string) {
  const answer = await page.request.post('/api/auth/login', {
    data: { username, password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}

/** A class of all kinds of bet, once the server knows that the player is an educator. */
export async function openClass(page: Page, title: string) {
  const allowed = { moneyline: true, spread: true, total: true, prop: true };
  const data = {
    title,
    kind: 'pseudonymous',
    startCoins: 10_000,
    largestStakePercent: null,
    allowed: { ...allowed, parlay: true, conditional: true },
    endsAt: TERM_END,
    seenDays: 30,
    isAdult: true,
  };
  const open = () => page.request.post('/api/classes/open', { data });
  let answer = await open();
  await expect(async () => {
    if (!answer.ok()) answer = await open();
    expect(answer.status()).toBe(201);
  }).toPass();
  return contentOf<Schemas['TaughtClass']>(answer);
}

export async function me(page: Page) {
  return contentOf<Schemas['User']>(await page.request.get('/api/auth/me'));
}

export async function limitStake(page: Page, maxStake: number) {
  const none = { maxBetsPerDay: null, maxLossPerWeek: null, realityCheckMinutes: null };
  const data = { ...none, maxStake, coolOffDays: null };
  await contentOf(await page.request.post('/api/limits/change', { data }));
}

interface Wish {
  betType?: BetType;
  sport?: Game['sport'];
  stake?: number;
  statedChance?: number;
  /** How many games to leave out: the first ones start within seconds. */
  after?: number;
  /** The class from whose purse it is. */
  purse?: string;
}

/** Bets on the home side, or Over, of the first game that takes the bet. */
export async function bet(page: Page, wish: Wish = {}): Promise<Bet> {
  const { betType = 'moneyline', sport, stake = 100, statedChance, after = 0, purse } = wish;
  for (;;) {
    const games = await contentOf<Game[]>(
      await page.request.get('/api/betting/upcoming-games', { params: sport ? { sport } : {} }),
    );
    for (const game of games.slice(after)) {
      const pick = picksOf(game, betType).find(({ side }) => side === 'home' || side === 'over');
      if (!pick) continue;
      const { prediction, odds } = pick;
      const profit = (odds > 0 ? stake * odds : (stake * 100 * 100) / -odds) / 100;
      const answer = await page.request.post('/api/place-bet', {
        params: purse ? { purse } : {},
        data: {
          gameId: game.id,
          betType,
          betAmount: stake,
          odds,
          prediction,
          potentialWinnings: Math.floor(profit + 0.5),
          ...(statedChance !== undefined && { statedChance }),
        },
      });
      // The clock is fast: a game may have started meanwhile, or its price moved.
      if (answer.status() !== 409) return (await contentOf<Schemas['BetPlaced']>(answer)).bet;
    }
  }
}

export async function ownBets(page: Page): Promise<Bet[]> {
  return (await contentOf<Schemas['BetPage']>(await page.request.get('/api/bets'))).bets;
}

/** Waits for the game of a bet to end. */
export async function settled(page: Page, { id }: Bet): Promise<Bet> {
  const find = async () => (await ownBets(page)).find((one) => one.id === id);
  await expect.poll(async () => (await find())?.payout ?? null, { timeout: 60_000 }).not.toBeNull();
  const found = await find();
  if (!found) throw new Error('the bet is gone');
  return found;
}

/**
 * Returns the players on the leaderboard of all time. It is put together now and then: a page may
 * read an older one.
 */
export async function ranked(page: Page, category: 'balance' | 'level') {
  const params = { period: 'alltime', category };
  const answer = await page.request.get('/api/leaderboard', { params });
  return (await contentOf<Schemas['LeaderboardEntry'][]>(answer)).map(({ username }) => username);
}

/** While the clock is fast a price may move between a look and a press, as it may for anybody. */
export async function acceptMovedPrices(page: Page) {
  await page.addLocatorHandler(
    page.getByRole('button', { name: 'Accept new odds' }).first(),
    async (accept) => accept.click(),
  );
}

const ALL_BETS = {
  ...{ moneyline: true, spread: true, total: true },
  ...{ prop: true, parlay: true, conditional: true },
};
const ALL_SHARED = { bets: true, learning: true, quiz: true, chasing: true };
const TERM_END = new Date(BEGINS.getTime() + 60 * 24 * 3_600_000).toISOString();

/** Lets the learner into a class of the player's. They share all of what they do. */
export async function enroll(
  page: Page,
  learner: Page,
  { id, code }: Pick<Schemas['TaughtClass'], 'id' | 'code'>,
) {
  const joining = { code, consent: ALL_SHARED, isAdult: true };
  await contentOf(await learner.request.post('/api/classes/join', { data: joining }));
  const everybody = { classId: id, alias: null, admit: true };
  await contentOf(await page.request.post('/api/classes/admit', { data: everybody }));
}

/** Opens a class for the player, who is an educator, with the other one in it. Returns its id. */
export async function teach(page: Page, learner: Page): Promise<string> {
  const terms = {
    kind: 'pseudonymous',
    startCoins: 10_000,
    largestStakePercent: null,
    seenDays: 30,
  };
  const data = { title: 'ECON 101', ...terms, allowed: ALL_BETS, endsAt: TERM_END, isAdult: true };
  const { id, code } = await contentOf<Schemas['TaughtClass']>(
    await page.request.post('/api/classes/open', { data }),
  );
  await enroll(page, learner, { id, code });
  await contentOf(
    await learner.request.post('/api/classes/help', { data: { classId: id, asks: true } }),
  );
  return id;
}
