import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Advice } from '@/api/types';
import { signedInAs } from '@/test/render';
import { ada } from '@/test/people';
import { aFactorGame, anAdvice, exchange, wizardHas } from '@/test/wizard';
import { analysis, openWizard } from '@/test/wizard-page';

type KeyFactor = Advice['analysis']['keyFactors'][number];

const GAME_PAGE = '/game-details/a1b2c3d4e5f60718';
const games = (count: number, first: number) =>
  Array.from({ length: count }, (_, n) => aFactorGame({ id: `00000000000000${first + n}` }));

// A factor of each kind that the server tells (FactorKind of wizard/advice/analysis.hpp), in its words.
const KINDS: Record<string, KeyFactor> = {
  form: {
    text: 'Boston Celtics: 3 won of the last 5 games.',
    path: GAME_PAGE,
    games: games(5, 10),
  },
  scoring: {
    text: 'Miami Heat: a mean total of 214.6 in the last 5 games.',
    path: GAME_PAGE,
    games: games(5, 20),
  },
  rest: {
    text: 'Boston Celtics: 2 days since their last game.',
    path: GAME_PAGE,
    games: games(1, 30),
  },
  home: {
    text: 'Boston Celtics: 12 won of the last 20 games at home this season.',
    path: null,
    games: games(20, 40),
  },
  'line move': {
    text: 'The line opened at -2.5 and is -3.5 now; the market moved towards your side.',
    path: GAME_PAGE,
    games: [],
  },
  'price move': {
    text: 'Boston Celtics: opened at -120 and is -150 now; the market moved towards it.',
    path: GAME_PAGE,
    games: [],
  },
  'head to head': {
    text: 'Boston Celtics: 4 won of the last 7 games with Miami Heat.',
    path: null,
    games: games(7, 70),
  },
  bookmakers: {
    text: "The 9 bookmakers' median chance is 53.1% without their margins; this price needs 52.4%.",
    path: GAME_PAGE,
    games: [],
  },
};

beforeEach(() => {
  signedInAs(ada);
});

it('every kind of factor opens: on its games, each with its score and page, and on the page that shows it', async () => {
  const advice = anAdvice();
  advice.analysis.keyFactors = Object.values(KINDS);
  wizardHas({ messages: exchange(1, 'Do the Celtics cover?', { advice }) });
  const { user } = await openWizard('/wizard');
  await screen.findByRole('region', { name: 'Detailed Analysis' });
  await user.click(analysis().getByRole('tab', { name: 'Key Factors' }));
  const rows = within(analysis().getByRole('list', { name: 'Key factors' }));

  for (const [kind, { text, path, games: behind }] of Object.entries(KINDS)) {
    const link = rows.queryByRole('link', { name: text });
    if (path === null) expect(link, kind).toBeNull();
    else expect(link, kind).toHaveAttribute('href', path);

    const summary = rows.queryByText(new RegExp(`^ ?behind: ${escaped(text)}$`));
    if (behind.length === 0) {
      expect(summary, kind).toBeNull();
      continue;
    }
    const list = rows.getByRole('list', { name: `Games behind: ${text}` });
    expect(list, kind).not.toBeVisible();
    await user.click(summary as HTMLElement);
    expect(list, kind).toBeVisible();
    const opened = within(list).getAllByRole('link');
    expect(opened, kind).toHaveLength(behind.length);
    opened.forEach((one, n) => {
      expect(one).toHaveTextContent('11/22/2026: MIA 99 @ BOS 101');
      expect(one).toHaveAttribute('href', `/game-details/${behind[n]?.id ?? ''}`);
    });
  }
});

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
