import { expect, it, vi } from 'vitest';
import { runWhileVisible } from './run-while-visible';

function turn(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('holds on while the page is in sight, and once at a time', () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const stop = runWhileVisible(begin);
  turn('visible');
  expect(begin).toHaveBeenCalledTimes(1);
  turn('hidden');
  turn('hidden');
  expect(end).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(begin).toHaveBeenCalledTimes(2);
  stop();
  expect(end).toHaveBeenCalledTimes(2);
  turn('hidden');
  turn('visible');
  expect(begin).toHaveBeenCalledTimes(2);
  expect(end).toHaveBeenCalledTimes(2);
});

it('begins nothing in a tab that nobody has looked at yet', () => {
  turn('hidden');
  const begin = vi.fn(() => () => undefined);
  const stop = runWhileVisible(begin);
  expect(begin).not.toHaveBeenCalled();
  turn('visible');
  expect(begin).toHaveBeenCalledTimes(1);
  stop();
});
