import type { Settlement } from '@/api/streams/stream';
import { betTitle } from '@/domain/betting/bet-result';
import { formatCoins } from '@/domain/format/format';
import { showToast } from '@/state/toast';

const MY_BETS = '/my-bets';

const TITLES = { won: 'Bet won', lost: 'Bet lost', push: 'Push', void: 'Bet void' };

function signed(coins: number): string {
  return `${coins > 0 ? '+' : ''}${formatCoins(coins)} coins`;
}

function effect({ status, payout, bet }: Settlement): string {
  if (status === 'push' || status === 'void') return 'your stake is back';
  return bet ? signed(payout - bet.betAmount) : `${formatCoins(payout)} coins came back`;
}

/** Shows one toast, for at most one shows at a time: about the bet, or about how many settled. */
export function showSettlementToast(settlements: Settlement[]): void {
  const [first, ...others] = settlements;
  if (!first) return;
  const won = settlements.filter(({ status }) => status === 'won').length;
  const tone = won > 0 ? 'success' : 'info';
  if (others.length > 0) {
    showToast({
      tone,
      title: `${settlements.length} bets settled`,
      description: `${won} won. My Bets shows each of them.`,
      link: { to: MY_BETS, label: 'My Bets' },
    });
    return;
  }
  const text = effect(first);
  showToast({
    tone,
    title: TITLES[first.status],
    description: first.bet ? `${betTitle(first.bet)}: ${text}` : `Your bet: ${text}`,
    link: { to: `${MY_BETS}/${first.betId}`, label: 'Look back' },
  });
}
