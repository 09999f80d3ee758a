import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

const binary = process.env['CHALKLINE_BIN'] ?? resolve('../build/release/chalkline');

// A game starts every 7.5 minutes and lasts 15.75: at this speed a bet settles in some 20 seconds.
const CLOCK_SPEED = 60;

interface Chalkline {
  url: string;
  /** Its data directory; what it mails lies in outbox/. */
  data: string;
}

/** The real server on a free port. Its clock begins at `begins`, if that is still to come. */
async function start(data: string, extra: string[], begins: Date) {
  writeFileSync(join(data, 'clock'), begins.toISOString());
  const games = ['--seed', '1', '--clock-speed', `${CLOCK_SPEED}`];
  const options = ['--port', '0', '--data', data, '--web-root', resolve('dist'), ...games];
  const server = spawn(binary, ['serve', ...options, ...extra], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((said, failed) => {
    createInterface(server.stdout).once('line', said);
    server.once('exit', () => failed(new Error('the server ended before it served')));
  });
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
  };
  return { url: /http:\S+/.exec(line)?.[0] ?? '', stop };
}

type Provide = (chalkline: Chalkline) => Promise<void>;

async function withData(story: (data: string) => Promise<void>) {
  const data = mkdtempSync(join(tmpdir(), 'chalkline-'));
  await story(data);
  rmSync(data, { recursive: true });
}

/**
 * A day that has only begun, so that no story ends on another day than it began; the same one for each run, which
 * then meets the same games. Still to come, as a clock does not go back.
 */
export const BEGINS = new Date(2040, 10, 29, 0, 1);

/** A server with data of its own, for as long as it is used. */
const serve = async (extra: string[], provide: Provide) =>
  withData(async (data) => {
    const { url, stop } = await start(data, extra, BEGINS);
    await provide({ url, data });
    await stop();
  });

/**
 * One that is started again a minute after the second of its games with a clock began (baseball has none), to play
 * on as a real one does.
 */
const serveLive = async (provide: Provide) =>
  withData(async (data) => {
    const before = await start(data, ['--clock-speed', '1'], BEGINS);
    const answer = await fetch(`${before.url}/api/betting/upcoming-games?count=20`);
    const upcoming = (await answer.json()) as { sport: string; startTime: string }[];
    const [, second] = upcoming.filter(({ sport }) => sport !== 'mlb');
    await before.stop();
    const begins = new Date(Date.parse(second?.startTime ?? '') + 60_000);
    const { url, stop } = await start(data, ['--clock-speed', '1'], begins);
    await provide({ url, data });
    await stop();
  });

/** Games of the NFL. Where a day takes an hour the second is half an hour after the first. */
const SEASON = `game_id,season,home_team,away_team,gameday,gametime,home_score,away_score,home_moneyline,away_moneyline,\
spread_line,home_spread_odds,away_spread_odds,total_line,over_odds,under_odds
2023_01_DET_KC,2023,KC,DET,2023-09-07,08:20,20,21,-198,164,4,-110,-110,53,-110,-110
2023_01_CAR_ATL,2023,ATL,CAR,2023-09-07,20:20,24,10,-185,155,3.5,-110,-110,40,-110,-110
2023_01_HOU_BAL,2023,BAL,HOU,2023-09-10,13:00,25,9,-450,350,9.5,-110,-110,43.5,-110,-110
`;

/** One that has a past season, and whose hour passes in 36 seconds. */
const serveSeason = async (provide: Provide) =>
  withData(async (data) => {
    const file = join(data, 'games.csv');
    writeFileSync(file, SEASON);
    execFileSync(binary, ['sports', 'import', file, '--data', data]);
    const { url, stop } = await start(data, ['--clock-speed', '100'], BEGINS);
    await provide({ url, data });
    await stop();
  });

/** One whose games and figures are those of the leagues at that address. */
export const serveLeagues = async (address: string, provide: Provide) =>
  withData(async (data) => {
    const real = ['--clock-speed', '1', '--source', 'live', '--live-from', address];
    const { url, stop } = await start(data, [...real, '--odds-api-key', 'none'], new Date());
    await provide({ url, data });
    await stop();
  });

interface Servers {
  chalkline: Chalkline;
  server: string;
  /** One that wants emails to be verified. */
  verifying: Chalkline;
  /** One whose day passes in 17 seconds. */
  hurried: Chalkline;
  /** One whose clock all but stands: no game starts and no price moves. */
  calm: Chalkline;
  /** One with two games under way, for seven minutes and for fourteen. */
  live: Chalkline;
  /** One with a past season, of which nobody has begun a run. */
  season: Chalkline;
}

export const test = base.extend<object, Servers>({
  chalkline: [async ({}, provide) => serve([], provide), { scope: 'worker' }],
  server: [async ({ chalkline }, provide) => provide(chalkline.url), { scope: 'worker' }],
  verifying: [async ({}, provide) => serve(['--verify-email'], provide), { scope: 'worker' }],
  hurried: [async ({}, provide) => serve(['--clock-speed', '5000'], provide), { scope: 'worker' }],
  calm: [async ({}, provide) => serve(['--clock-speed', '0.001'], provide), { scope: 'worker' }],
  live: [async ({}, provide) => serveLive(provide), { scope: 'worker' }],
  season: [async ({}, provide) => serveSeason(provide), { scope: 'worker' }],
  baseURL: async ({ server }, provide) => provide(server),
});

/** Makes the player an educator, which the server sees within seconds. */
export function makeEducator({ data }: Chalkline, username: string): void {
  execFileSync(binary, ['user', 'grant', username, 'educator', '--data', data]);
}

/** The path of the link in a mail to an address, once one is there that is not among the known. */
export async function mailedLink({ data }: Chalkline, to: string, known: string[] = []) {
  const outbox = join(data, 'outbox');
  const links = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFileSync(join(outbox, file), 'utf8'))
      .filter((letter) => letter.includes(`To: ${to}`))
      .map((letter) => /\/[a-z-]+\?token=[\w-]+/.exec(letter)?.[0] ?? '');
  const fresh = () => links().find((link) => !known.includes(link)) ?? '';
  await expect.poll(fresh).not.toBe('');
  return fresh();
}

export const PASSWORD = 'practice-only';

/** As the operator does it; a server that runs knows within a second. */
export function grant({ data }: Chalkline, username: string, role: 'educator' | 'auditor') {
  execFileSync(binary, ['user', 'grant', username, role, '--data', data]);
}

/** Registers as a new user would. */
export async function register(page: Page, username: string) {
  await page.goto('/?tab=register');
  await fillRegistration(page, username);
}

/** Fills in the form and sends it. */
export async function fillRegistration(
  page: Page,
  username: string,
  email = `${username}@example.org`,
) {
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('I am 18 or older').check();
  await form.getByRole('button', { name: 'Create Account' }).click();
}

export async function logIn(page: Page, username: string, password = PASSWORD) {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Username or email').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** Answers the quiz, the first option or the right one. */
export async function answerQuiz(page: Page) {
  const group = page.getByRole('group');
  for (const [index, pick] of [0, 1, 2, 0, 3].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 5`)).toBeVisible();
    await group.getByRole('radio').nth(pick).check({ force: true });
    await page.getByRole('button', { name: index < 4 ? 'Continue' : 'Complete' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Your Betting Profile' })).toBeVisible();
}

/** Signs up, takes the quiz, and ends on the dashboard. */
export async function signUp(page: Page, username: string) {
  await register(page, username);
  await expect(page.getByRole('heading', { name: 'Betting Knowledge Quiz' })).toBeVisible();
  await answerQuiz(page);
  await page.getByRole('link', { name: 'Go to Your Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
}
