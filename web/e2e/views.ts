import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { answerQuiz } from './chalkline';
import { openBoard, openReport } from './class-report';
import { answer } from './guide';
import { analysisOf, askWizard } from './wizard';

/** All views, and how to reach each. */
export type Views = Record<string, (page: Page) => Promise<void>>;

/** The heading by which each page is known, so that no view stands for another, or for none. */
const HEADINGS: Record<string, string> = {
  '/': 'Read the line before it costs you.',
  '/onboarding': 'Betting Knowledge Quiz',
  '/quiz': 'Your Betting Profile',
  '/verify-email': 'Verification Failed',
  '/reset-password': 'Invalid Reset Link',
  '/reset-password?token=none': 'Reset Your Password',
  '/dashboard': 'Your Dashboard',
  '/place-bets': 'Place Bets',
  '/advanced-betting': 'Advanced Betting',
  '/learn': 'Learning Center',
  '/learn/odds-formats': 'Odds Formats',
  '/learn/bankroll-management': 'Bankroll Management',
  '/learn/kelly-criterion': 'Kelly Criterion',
  '/wizard': 'Betting Wizard',
  '/wizard/record': 'The Wizard’s Record',
  '/sports-hub': 'Sports Data Hub',
  '/teams/nhl/TBL': 'Tampa Bay Lightning',
  '/my-bets': 'My Bets',
  '/daily': 'Daily Line',
  '/insight': 'My Progress',
  '/statement': 'Statement',
  '/settings': 'Settings',
  '/time-machine': 'Time machine: practise on a past season',
  '/classes': 'Classes',
  '/practice': 'Practice without a bet',
  '/status': 'Status',
  '/proof': 'Proof',
  '/styles': 'Style Guide',
  '/nowhere': '404 Page Not Found',
};

export const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  const heading = HEADINGS[path] ?? HEADINGS[path.split('?')[0] ?? ''];
  if (heading === undefined) throw new Error(`no heading is known of ${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const pressed = (path: string, button: RegExp) => async (page: Page) => {
  await at(path)(page);
  await page.getByRole('button', { name: button }).first().click();
};

const dialog = (path: string, button: RegExp) => async (page: Page) => {
  await pressed(path, button)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  // From a moment later on nobody reaches what lies behind it.
  await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
};

/** Opens a tab of a game of Advanced Betting that has not started. */
const tab = (name: string) => async (page: Page) => {
  await at('/advanced-betting')(page);
  await page.getByRole('list', { name: 'Games' }).getByRole('button').last().click();
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('button', { name: 'Add to Bet Slip' })).toBeVisible();
};

export const SIGNED_OUT: Views = {
  landing: at('/'),
  login: at('/?tab=login'),
  'what is wrong in a form': async (page) => {
    await pressed('/?tab=register', /^Create Account/)(page);
    await expect(page.getByText('Invalid email format')).toBeVisible();
  },
  'forgotten password': dialog('/?tab=login', /^Forgot password/),
  'verify-email': at('/verify-email'),
  'reset-password': async (page) => {
    await page.route('**/api/auth/check-reset', (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await at('/reset-password?token=none')(page);
  },
  'spent reset link': async (page) => {
    await page.unroute('**/api/auth/check-reset');
    await page.goto('/reset-password?token=none');
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  },
  'invalid reset link': at('/reset-password'),
  dashboard: at('/dashboard'),
  upgrade: dialog('/dashboard', /^Upgrade Account/),
  'place-bets': at('/place-bets'),
  'advanced betting': at('/advanced-betting'),
  learn: at('/learn?topic=strategies'),
  wizard: at('/wizard'),
  'record of the Wizard': at('/wizard/record'),
  'sports hub': at('/sports-hub'),
  'a day for the hub': async (page) => {
    await pressed('/sports-hub', /^Pick a date/)(page);
    await expect(page.getByRole('button', { name: /, today, chosen/ })).toBeFocused();
  },
  team: at('/teams/nhl/TBL'),
  'board in rows': async (page) => {
    await pressed('/place-bets', /^Rows/)(page);
    await expect(page.getByRole('button', { name: /^Rows/, pressed: true })).toBeVisible();
  },
  'hub rosters': async (page) => {
    await at('/sports-hub')(page);
    await page.getByRole('tab', { name: 'Team Rosters' }).click();
    await expect(page.getByLabel('Player name')).toBeVisible();
  },
  guide: at('/learn/bankroll-management'),
  'my-bets': at('/my-bets'),
  'daily line': at('/daily'),
  progress: at('/insight'),
  settings: at('/settings'),
  classes: at('/classes'),
  practice: at('/practice'),
  'time machine': at('/time-machine'),
  status: at('/status'),
  proof: at('/proof'),
  styles: at('/styles'),
  'not found': at('/nowhere'),
};

/** In the order of a player's first hour; the bets of it are made elsewhere. */
export const SIGNED_IN: Views = {
  quiz: at('/onboarding'),
  'quiz results': answerQuiz,
  dashboard: at('/dashboard'),
  upgrade: dialog('/dashboard', /^Upgrade Account/),
  'traditional view': async (page) => {
    await at('/dashboard')(page);
    await page
      .getByRole('link', { name: /^Bet Now/ })
      .last()
      .click();
    await page.getByRole('radio', { name: /^Total/ }).check();
    await expect(page.getByRole('group', { name: 'Your Pick' })).toBeVisible();
  },
  'a selection': pressed('/place-bets', /^Total: Over/),
  'live betting': at('/advanced-betting'),
  'player props': tab('Player Props'),
  'conditional bets': tab('Conditional'),
  learn: at('/learn?topic=advanced'),
  'locked guide': at('/learn/kelly-criterion'),
  'answered question': async (page) => {
    await at('/learn/odds-formats')(page);
    const verdict = await answer(page, 1, 'Which team the bookmaker supports');
    await expect(verdict).toContainText('Not quite.');
  },
  'page of a game': async (page) => {
    await at('/sports-hub')(page);
    const details = page.getByRole('link', { name: /^Details of/ }).first();
    await page.goto((await details.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { name: 'Last 5 games' })).toBeVisible();
  },
  wizard: at('/wizard'),
  'answer of the Wizard, and the saved list': async (page) => {
    await askWizard(page, 'Explain this price');
    await analysisOf(page).getByRole('button', { name: 'Save Analysis' }).click();
    await expect(
      page.getByRole('list', { name: 'Saved analyses' }).getByRole('listitem'),
    ).toHaveCount(1);
  },
  'key factors of an answer': async (page) => {
    await analysisOf(page).getByRole('tab', { name: 'Key Factors' }).click();
    const factors = analysisOf(page).getByRole('list', { name: 'Key factors' });
    await expect(factors.getByRole('link').first()).toBeVisible();
    for (const games of await factors.locator('summary').all()) await games.click();
  },
  'my-bets': at('/my-bets'),
  'post-mortem': async (page) => {
    await page
      .getByRole('link', { name: /^Look back/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'The closing line' })).toBeVisible();
  },
  'proof of a settled bet': async (page) => {
    await at('/my-bets')(page);
    await page
      .getByRole('link', { name: /^Verify/ })
      .last()
      .click();
    const proof = page.getByRole('region', { name: 'The proof' });
    await expect(proof.getByRole('heading', { name: 'Proved' })).toBeVisible();
    await expect(proof.getByText('The outcome follows from the result')).toBeVisible();
  },
  'daily line': at('/daily'),
  progress: at('/insight'),
  'class report': openReport,
  'class board': openBoard,
  statement: at('/statement'),
  settings: at('/settings'),
  'a break': dialog('/settings', /^Take a Break/),
  'delete account': dialog('/settings', /^Delete My Account/),
};

/** Of an educator with a class and a learner in it. */
export const TEACHING: Views = {
  'taught class': at('/classes'),
  'overview of a class': async (page) => {
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('region', { name: 'Table: Learners by need' })).toBeVisible();
  },
  'record of a learner': async (page) => {
    await page.getByRole('rowheader').getByRole('link').click();
    await page.getByRole('button', { name: /^Look-back figures/ }).click();
    await expect(page.getByText('The learner has not looked back at it.')).toBeVisible();
  },
  'what a learner learned': async (page) => {
    await page.getByRole('tab', { name: 'Learning' }).click();
    await expect(page.getByRole('region', { name: 'Guides read' })).toBeVisible();
  },
  'assignments of a class': async (page) => {
    await at('/classes')(page);
    await page.getByRole('link', { name: 'Assignments' }).click();
    await page.getByRole('combobox', { name: 'Assignment' }).selectOption('Mornings');
    await expect(page.getByRole('form', { name: 'Mornings' })).toBeVisible();
  },
};

export const DRAWERS: Views = {
  menu: dialog('/dashboard', /^Open menu/),
  'bet slip': dialog('/place-bets', /^Bet Slip/),
};
