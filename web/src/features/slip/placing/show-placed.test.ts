import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenLine } from '@/features/slip/selections/lines';
import { useSlip } from '@/state/slip';
import { aSelection } from '@/test/slip';
import { showPlacedLines } from './show-placed';

const slip = () => useSlip.getState();
const heat = aSelection({ side: 'away', prediction: 'Miami Heat +3.5', line: 3.5 });

/** The selection on the slip, as a line of it. */
function lineOnSlip(): OpenLine {
  const item = slip().add(aSelection());
  const { prediction, line, odds } = item;
  return {
    item,
    quote: { prediction, line, odds },
    game: undefined,
    live: undefined,
    closed: undefined,
    chanceText: '',
    progress: undefined,
  };
}

beforeEach(() => {
  slip().clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('removes placed lines from the slip after a second, and no others', () => {
  const line = lineOnSlip();
  slip().add(heat);
  showPlacedLines([line]);
  expect(slip().items).toMatchObject([{ id: line.item.id, placed: true }, heat]);
  vi.advanceTimersByTime(1000);
  expect(slip().items).toMatchObject([heat]);
});

it('keeps a new selection that was given the id of a placed one', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const line = lineOnSlip();
  showPlacedLines([line]);
  slip().clear();
  expect(slip().add(heat).id).toBe(line.item.id);
  vi.advanceTimersByTime(1000);
  expect(slip().items).toMatchObject([heat]);
});
