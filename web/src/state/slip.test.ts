import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSelection } from '@/test/slip';
import { BET_SELECTED, SLIP_KEY, useSlip } from './slip';

const chiefs = aSelection({
  eventName: 'Detroit Lions @ Kansas City Chiefs',
  betType: 'moneyline',
  prediction: 'Kansas City Chiefs',
  line: 0,
  odds: -198,
});
const over = {
  ...chiefs,
  betType: 'total',
  side: 'over',
  prediction: 'Over 53.5',
  line: 53.5,
} as const;
const slip = () => useSlip.getState();

beforeEach(() => slip().clear());

describe('the slip', () => {
  it('announces a selection with everything a listener needs', () => {
    const heard = vi.fn();
    window.addEventListener(BET_SELECTED, (event) => void heard((event as CustomEvent).detail), {
      once: true,
    });
    const item = slip().add(chiefs);
    expect(heard).toHaveBeenCalledExactlyOnceWith({
      id: item.id,
      gameId: chiefs.gameId,
      eventName: chiefs.eventName,
      betType: 'moneyline',
      selection: 'Kansas City Chiefs',
      odds: -198,
    });
    expect(item.id).toBeGreaterThanOrEqual(0);
    expect(item.id).toBeLessThan(10_000);
  });

  it('holds a side once and renews its price', () => {
    const first = slip().add(chiefs);
    slip().add(over);
    const again = slip().add({ ...chiefs, odds: -205 });
    expect(again.id).toBe(first.id);
    expect(slip().items.map(({ odds }) => odds)).toEqual([-205, -198]);
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
    expect(slip().items.map(({ prediction }) => prediction)).toEqual(['Over 53.5']);
    slip().clear();
    expect(slip().items).toEqual([]);
  });

  it('is there again after a reload', async () => {
    const item = slip().add(chiefs);
    const stored = localStorage.getItem(SLIP_KEY);
    slip().setStake(item.id, 25);
    expect(stored).toContain('"betAmount":100');
    localStorage.setItem(SLIP_KEY, stored ?? '');
    await useSlip.persist.rehydrate();
    expect(slip().items).toEqual([item]);
  });

  it('shows a bet that has been placed, but not to who comes back to the page', async () => {
    const { id } = slip().add(chiefs);
    slip().add(over);
    slip().markPlaced([id]);
    expect(slip().items.map(({ placed }) => placed)).toEqual([true, undefined]);
    expect(slip().add(chiefs).id).not.toBe(id);
    await useSlip.persist.rehydrate();
    expect(slip().items.map(({ prediction, placed }) => [prediction, placed])).toEqual([
      ['Over 53.5', undefined],
      ['Kansas City Chiefs', undefined],
    ]);
  });

  it('tells a live price, a player and a condition from the plain price of the same side', () => {
    slip().add(chiefs);
    slip().add({ ...chiefs, isLive: true, quotedAt: '2026-11-22T05:00:00Z' });
    slip().add({ ...chiefs, condition: { type: 'if_win', team: 'away' } });
    slip().add({ ...chiefs, condition: { type: 'if_time', team: 'home', time: 'halftime' } });
    slip().add({ ...chiefs, condition: { type: 'if_time', team: 'home', time: 'halftime' } });
    expect(slip().items).toHaveLength(4);
  });

  it('keeps what was pressed beside what is offered since', () => {
    const { id } = slip().add(chiefs);
    const offer = { ...chiefs, prediction: 'Kansas City Chiefs -4.5', odds: 105, quoteId: null };
    slip().renew(id, offer);
    expect(slip().items[0]).toMatchObject({ ...chiefs, renewed: offer });
  });

  it('is a parlay only while it holds more than one', () => {
    const { id } = slip().add(chiefs);
    slip().add(over);
    slip().setParlay(true);
    slip().setParlayStake(25);
    slip().remove(id);
    expect(slip()).toMatchObject({ isParlay: false, parlayStake: 25 });
    slip().clear();
    expect(slip()).toMatchObject({ isParlay: false, parlayStake: 10 });
  });

  describe('after a parlay was placed', () => {
    function placeParlay() {
      const ids = [chiefs, over].map((selection) => slip().add(selection).id);
      slip().setParlay(true);
      slip().setParlayStake(300);
      slip().markPlaced(ids);
      return ids;
    }
    const FRESH = { isParlay: false, parlayStake: 10 };

    it('has no parlay and no stake of one after a reload', async () => {
      placeParlay();
      await useSlip.persist.rehydrate();
      expect(slip()).toMatchObject({ items: [], ...FRESH });
    });

    it('has none left for selections that came while it was still shown', () => {
      const ids = placeParlay();
      slip().add({ ...chiefs, gameId: 'b1b2c3d4e5f60718' });
      slip().add({ ...chiefs, gameId: 'c1b2c3d4e5f60718' });
      expect(slip()).toMatchObject({ isParlay: true, parlayStake: 300 });
      ids.forEach(slip().remove);
      expect(slip().items).toHaveLength(2);
      expect(slip()).toMatchObject(FRESH);
    });
  });

  it('starts empty over a slip that an earlier version stored without lines', async () => {
    const item = { ...chiefs, id: 4711, line: undefined };
    localStorage.setItem(SLIP_KEY, JSON.stringify({ state: { items: [item] }, version: 2 }));
    await useSlip.persist.rehydrate();
    expect(slip().items).toEqual([]);
  });

  it('starts empty when storage holds something else', async () => {
    localStorage.setItem(SLIP_KEY, '{"state":{"items":[null,{"a":1}]},"version":1}');
    await useSlip.persist.rehydrate();
    expect(slip().items).toEqual([]);
  });
});
