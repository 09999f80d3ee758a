import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useClock } from '@/browser/server-clock';
import { renderPart } from '@/test/render';
import { GameStart } from './GameStart';
import { PlayedOn } from './PlayedOn';

it('says how soon a game starts, and has date and time in full beside it', () => {
  const start = new Date(2026, 10, 21, 19, 52);
  const here = Date.now();
  useClock.setState({ there: start.getTime() - 4 * 60_000, here, speed: 1 });
  renderPart(<GameStart instant={start.toISOString()} />);
  expect(screen.getByText('In 4 min, 7:52 PM').closest('time')).toHaveAttribute(
    'data-exact',
    '11/21/2026 7:52 PM',
  );
});

it('of a replayed game stands beside the day on which it was played', () => {
  renderPart(<PlayedOn sport="nfl" recordedStart="2023-09-08T00:20:00Z" />);
  expect(screen.getByText('Week 1, Thu, Sep 7, 2023')).toBeVisible();
});
