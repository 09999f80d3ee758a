import { expect, it } from 'vitest';
import { useToast } from '@/state/toast';
import { aBet, aLeg } from '@/test/games';
import { showSettlementToast } from './settlement-toast';

const bet = aBet();
const said = () => useToast.getState().toast;

it.each([
  ['won', 191, 'success', 'Bet won', 'Boston Celtics -3.5: +91 coins'],
  ['lost', 0, 'info', 'Bet lost', 'Boston Celtics -3.5: -100 coins'],
  ['push', 100, 'info', 'Push', 'Boston Celtics -3.5: your stake is back'],
  ['void', 100, 'info', 'Bet void', 'Boston Celtics -3.5: your stake is back'],
] as const)('a bet that is %s', (status, payout, tone, title, description) => {
  showSettlementToast([{ betId: '42', status, payout, bet }]);
  const link = { to: '/my-bets/42', label: 'Look back' };
  expect(said()).toMatchObject({ tone, title, description, link });
});

it('a parlay, whose picks alone would name no game', () => {
  const legs = [aLeg({ prediction: 'Over 228' }), aLeg({ prediction: 'Over 6' })];
  const parlay = aBet({ betType: 'parlay', prediction: 'Over 228, Over 6', legs });
  showSettlementToast([{ betId: '42', status: 'lost', payout: 0, bet: parlay }]);
  expect(said()?.description).toBe('Parlay of 2: -100 coins');
});

it('a bet that this page does not know', () => {
  showSettlementToast([{ betId: '42', status: 'won', payout: 191, bet: undefined }]);
  expect(said()?.description).toBe('Your bet: 191 coins came back');
});

it('several at once are one toast', () => {
  showSettlementToast([
    { betId: '42', status: 'won', payout: 191, bet },
    { betId: '43', status: 'lost', payout: 0, bet: undefined },
  ]);
  expect(said()).toMatchObject({
    title: '2 bets settled',
    description: '1 won. My Bets shows each of them.',
    link: { to: '/my-bets', label: 'My Bets' },
  });
});
