import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BET_SELECTED, SLIP_KEY, useSlip } from './slip';
import type { Selection } from './slip';

const chiefs: Selection = {
  gameId: '00000000000000a1',
  eventName: 'Detroit Lions @ Kansas City Chiefs',
  betType: 'moneyline',
  selection: 'Kansas City Chiefs',
  odds: -198,
};
const over: Selection = { ...chiefs, betType: 'total', selection: 'Over 53.5', odds: -108 };
const slip = () => useSlip.getState();

beforeEach(() => slip().clear());

describe('the slip', () => {
  it('announces a selection with everything a listener needs', () => {
    const heard = vi.fn();
    window.addEventListener(BET_SELECTED, (event) => void heard((event as CustomEvent).detail), {
      once: true,
    });
    const item = slip().add(chiefs);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ ...chiefs, id: item.id });
    expect(item.id).toBeGreaterThanOrEqual(0);
    expect(item.id).toBeLessThan(10_000);
  });

  it('holds a side once and renews its price', () => {
    const first = slip().add(chiefs);
    slip().add(over);
    const again = slip().add({ ...chiefs, odds: -205 });
    expect(again.id).toBe(first.id);
    expect(slip().items.map(({ odds }) => odds)).toEqual([-205, -108]);
  });

  it('never gives two items one id', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5).mockReturnValue(0.6);
    slip().add(chiefs);
    slip().add(over);
    expect(slip().items.map(({ id }) => id)).toEqual([5000, 6000]);
  });

  it('removes one, and clears all', () => {
    const { id } = slip().add(chiefs);
    slip().add(over);
    slip().remove(id);
    expect(slip().items.map(({ selection }) => selection)).toEqual(['Over 53.5']);
    slip().clear();
    expect(slip().items).toEqual([]);
  });

  it('is there again after a reload', async () => {
    const item = slip().add(chiefs);
    const stored = localStorage.getItem(SLIP_KEY);
    useSlip.setState({ items: [] });
    localStorage.setItem(SLIP_KEY, stored ?? '');
    await useSlip.persist.rehydrate();
    expect(slip().items).toEqual([item]);
  });

  it('starts empty when storage holds something else', async () => {
    localStorage.setItem(SLIP_KEY, '{"state":{"items":[null,{"a":1}]},"version":1}');
    await useSlip.persist.rehydrate();
    expect(slip().items).toEqual([]);
  });
});
