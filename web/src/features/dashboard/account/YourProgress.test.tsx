import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@/api/types';
import { useUpgradeDialog } from '@/state/upgrade';
import { ada } from '@/test/people';
import { renderPart } from '@/test/render';
import { BADGE_NAMES } from './badges';
import { useShownLevels } from './use-level-up';
import { YourProgress } from './YourProgress';

const wearing = (...names: string[]): User => ({
  ...ada,
  badges: names.map((name) => ({ id: name, name })),
});
const badges = BADGE_NAMES.slice(0, 6);
const show = (user: User) => renderPart(<YourProgress user={user} />);
const shownBadges = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
const toggle = () => screen.queryByRole('button', { name: /^Show/ });

beforeEach(() => useShownLevels.setState({}, true));

describe('the level', () => {
  it('shows how far the next one is', () => {
    show({ ...ada, level: 3, xp: 120, xpToNextLevel: 300 });
    expect(screen.getByText('Level 3')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Experience towards level 4' });
    expect(bar).toHaveAttribute('aria-valuenow', '120');
    expect(bar).toHaveAttribute('aria-valuemax', '300');
    expect(screen.getByText('120 / 300 XP')).toBeVisible();
  });

  it('has no next one at the top', () => {
    show({ ...ada, level: 20, xp: 0, xpToNextLevel: 0 });
    expect(screen.getByText('Level 20')).toBeVisible();
    expect(screen.getByText('Max level reached')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('Level Up!', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not flash when a level is seen for the first time', () => {
    show(ada);
    expect(screen.queryByText('Level Up!')).toBeNull();
  });

  it('flashes for two seconds when the level has risen, wherever it rose', () => {
    show(ada).unmount();
    show({ ...ada, level: 4 });
    expect(screen.getByText('Level Up!')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1999));
    expect(screen.getByText('Level Up!')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Level Up!')).toBeNull();
  });

  it('does not flash again for the same level, nor for another player', () => {
    show(ada).unmount();
    show({ ...ada, level: 4 });
    act(() => void vi.advanceTimersByTime(2000));
    screen.getByText('Level 4');
    expect(screen.queryByText('Level Up!')).toBeNull();
    show({ ...ada, id: 8, level: 9 });
    expect(screen.queryByText('Level Up!')).toBeNull();
  });
});

describe('achievements', () => {
  it('says when there are none, and has nothing to toggle', () => {
    show(wearing());
    expect(screen.getByText('0 of 8')).toBeVisible();
    expect(screen.getByText("You haven't earned any badges yet")).toBeVisible();
    expect(toggle()).toBeNull();
  });

  it('has nothing to toggle up to four', () => {
    show(wearing(...badges.slice(0, 4)));
    expect(screen.getByText('4 of 8')).toBeVisible();
    expect(shownBadges()).toEqual(badges.slice(0, 4));
    expect(toggle()).toBeNull();
  });

  it('shows four first, then all, then four again', async () => {
    const { user } = show(wearing(...badges));
    expect(screen.getByText('6 of 8')).toBeVisible();
    expect(shownBadges()).toEqual(badges.slice(0, 4));
    await user.click(screen.getByRole('button', { name: 'Show All' }));
    expect(shownBadges()).toEqual(badges);
    await user.click(screen.getByRole('button', { name: 'Show Less' }));
    expect(shownBadges()).toEqual(badges.slice(0, 4));
  });
});

it('lists the badges still to earn, and how', async () => {
  const { user } = show(wearing('First Bet'));
  expect(shownBadges()).toEqual(['First Bet']);
  await user.click(screen.getByRole('button', { name: 'How to earn the other 7' }));
  const rest = within(screen.getByRole('list', { name: 'Still to earn' })).getAllByRole('listitem');
  expect(rest).toHaveLength(7);
  expect(rest[0]).toHaveTextContent(
    'Honest Forecaster50 bets for which you said how likely they are',
  );
  await user.click(screen.getByRole('button', { name: 'How to earn the other 7' }));
  expect(screen.queryByRole('list', { name: 'Still to earn' })).toBeNull();
});

it('has nothing left to list with all eight', () => {
  show(wearing(...BADGE_NAMES));
  expect(screen.queryByRole('button', { name: /^How to earn/ })).toBeNull();
});

it.each([
  ['First Bet', 'Your first bet placed'],
  ['Honest Forecaster', '50 bets for which you said how likely they are'],
  ['Looked Back', '25 settled bets looked back at'],
  [
    'All-Rounder',
    'A settled bet of each kind: moneyline, spread, total, prop, conditional, parlay',
  ],
  ['Bankroll Guardian', '25 bets in a row of at most 5% of the bankroll'],
  ['Scholar', 'Six guides read'],
  ['Data Diver', 'All four NHL views and the MLB rosters seen'],
  ['Beat the Close', 'Better prices than the close over 50 bets'],
])('says what %s was earned by', (name, earnedBy) => {
  show(wearing(name));
  expect(screen.getByRole('listitem').textContent.trim()).toBe(`${name}${earnedBy}`);
});

describe('a badge of the first rules', () => {
  it.each([
    ['Hot Hand', 'Five wins in a row (no longer awarded)'],
    ['Underdog', 'A win at +200 or longer (no longer awarded)'],
    ['Parlay Pro', 'A won parlay of three legs or more (no longer awarded)'],
  ])('is kept, and is no longer awarded: %s', (name, text) => {
    show(wearing(name));
    expect(screen.getByRole('listitem')).toHaveTextContent(`${name}${text}`);
  });

  it('is counted apart, and nobody is told how to earn it', async () => {
    const { user } = show(wearing('Hot Hand', 'First Bet', 'Underdog'));
    expect(screen.getByText('1 of 8, 2 no longer awarded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'How to earn the other 7' }));
    const rest = within(screen.getByRole('list', { name: 'Still to earn' }));
    expect(rest.getAllByRole('listitem')).toHaveLength(7);
    expect(rest.queryByText(/Hot Hand|Underdog|Parlay Pro/)).toBeNull();
  });

  it('alone leaves all eight to earn', () => {
    show(wearing('Hot Hand'));
    expect(screen.getByText('0 of 8, 1 no longer awarded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'How to earn them' })).toBeVisible();
  });
});

describe('membership', () => {
  it('is a free account without a tier, and offers more', async () => {
    const { user } = show(ada);
    expect(screen.getByText('Free Account')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upgrade' }));
    expect(useUpgradeDialog.getState().open).toBe(true);
    expect(screen.queryByText('Premium Member')).toBeNull();
  });

  it.each([
    ['basic', 'Basic'],
    ['pro', 'Pro'],
    ['elite', 'Elite'],
    ['vip', 'VIP'],
    ['ultimate', 'Ultimate'],
  ] as const)('names the tier %s beside Premium Member', (subscriptionTierId, name) => {
    show({ ...ada, isPremium: true, subscriptionTierId });
    const panel = screen.getByText('Premium Member').parentElement;
    expect(panel && within(panel).getByText(name)).toBeVisible();
    expect(screen.queryByText('Free Account')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  });
});
