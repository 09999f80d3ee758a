import { expect, it } from 'vitest';
import { obstacleTo } from '@/features/slip/placing/use-place-slip';
import { aSelection } from '@/test/slip';
import { placeable } from './lines';
import type { OpenLine } from './lines';
import type { Progress } from './slip-ui';

function aLine(id: number, progress?: Progress): OpenLine {
  const item = { ...aSelection(), id };
  const { prediction, line, odds } = item;
  const quote = { prediction, line, odds, quotedAt: null, quoteId: null };
  return {
    item,
    quote,
    progress,
    game: undefined,
    live: undefined,
    closed: undefined,
    chanceText: '',
  };
}

it('places neither what is under way or placed nor what asks something', () => {
  const fresh = aLine(1);
  const { quote } = fresh;
  const lines = [
    fresh,
    aLine(2, { kind: 'processing' }),
    aLine(3, { kind: 'placed', at: quote }),
    aLine(4, { kind: 'changed', from: quote }),
    { ...aLine(5), quote: undefined },
  ];
  expect(placeable(lines)).toEqual([fresh]);
});

it('takes 20 bets at once, and not one more', () => {
  const lines = Array.from({ length: 21 }, (_, id) => aLine(id));
  expect(obstacleTo(lines.slice(1), undefined)).toBeUndefined();
  expect(obstacleTo(lines, undefined)).toEqual({
    sentence: 'A slip takes at most 20 bets at once. Place some of them first.',
  });
});
