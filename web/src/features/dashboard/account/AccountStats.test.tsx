import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Dashboard } from '@/api/types';
import { dashboardOf } from '@/test/boards';
import { renderPart } from '@/test/render';
import { AccountStats } from './AccountStats';

const show = (facts: Partial<Dashboard>) =>
  renderPart(
    <MemoryRouter>
      <AccountStats data={dashboardOf(facts)} />
    </MemoryRouter>,
  );
const figure = (term: string) => screen.getByText(term).nextElementSibling;

it('shows the virtual balance in coins', () => {
  show({ virtualBalance: 1_234_567_890 });
  expect(figure('Virtual Balance')).toHaveTextContent('1,234,567,890coins');
});

it.each([
  [57.1, '57.1%above 50%'],
  [50.1, '50.1%above 50%'],
  [50, '50.0%50% or below'],
  [0, '0.0%50% or below'],
])('shows a win rate of %s with the arrow for it', (winRate, text) => {
  show({ winRate, decidedBets: 30 });
  expect(figure('Win Rate')).toHaveTextContent(text);
  const up = figure('Win Rate')?.querySelector('.lucide-trending-up');
  expect(up !== null).toBe(winRate > 50);
});

it('says how the prices of the bets closed', () => {
  show({ winRate: 54, decidedBets: 50, close: { bets: 41, mean: 0.012 } });
  const beside = figure('Win Rate')?.nextElementSibling;
  expect(beside).toHaveTextContent('of 50 betssame-line close +1.2% on 41');
});

it('says that a rate of few bets says little', () => {
  show({ winRate: 75, decidedBets: 8 });
  const beside = figure('Win Rate')?.nextElementSibling;
  expect(beside).toHaveTextContent('of 8 bets, too few to sayno close');
});

it('shows no win rate before a bet is won or lost', () => {
  show({ winRate: 0, decidedBets: 0 });
  expect(figure('Win Rate')).toHaveTextContent('–no bet won or lost yet');
});

it.each(['Novice', 'Casual', 'Intermediate', 'Advanced', 'Pro'] as const)(
  'shows the skill level %s',
  (skillLevel) => {
    show({ skillLevel });
    expect(figure('Skill Level')).toHaveTextContent(skillLevel);
    expect(screen.queryByRole('link', { name: 'Take the quiz' })).toBeNull();
  },
);

it('says that a player without a quiz is not rated, and leads to it', () => {
  show({ skillLevel: null });
  expect(figure('Skill Level')).toHaveTextContent('Not rated yet');
  const quiz = screen.getByRole('link', { name: 'Take the quiz' });
  expect(quiz).toHaveAttribute('href', '/onboarding');
});

it('leads to placing bets', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Place Bets' })).toHaveAttribute('href', '/place-bets');
});
