import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

const binary = process.env['CHALKLINE_BIN'] ?? resolve('../build/release/chalkline');

// A game starts every 7.5 minutes and lasts 15.75: at this speed a bet settles in some 20 seconds.
const CLOCK_SPEED = 60;

/** The real server on a free port with data of its own; its URL. */
export const test = base.extend<object, { server: string }>({
  server: [
    async ({}, provide) => {
      const data = mkdtempSync(join(tmpdir(), 'chalkline-'));
      const options = ['--port', '0', '--data', data, '--web-root', resolve('dist')];
      const server = spawn(binary, ['serve', ...options, '--clock-speed', `${CLOCK_SPEED}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const line = await new Promise<string>((said, failed) => {
        createInterface(server.stdout).once('line', said);
        server.once('exit', () => failed(new Error('the server ended before it served')));
      });
      await provide(/http:\S+/.exec(line)?.[0] ?? '');
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
      rmSync(data, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server),
});

export const PASSWORD = 'practice-only';

/** Signs up as a new user would, and ends on the dashboard. */
export async function signUp(page: Page, username: string) {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(`${username}@example.org`);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('I am 18 or older').check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
}
