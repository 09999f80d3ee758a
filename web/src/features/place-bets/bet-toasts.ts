import { formatCoins } from '@/lib/format';
import { showToast } from '@/ui/toast';

// The product's words around placing a bet.

const refuse = (title: string, description: string) =>
  showToast({ tone: 'error', title, description });

export const toasts = {
  missing: () => refuse('Missing Information', 'Please complete all bet details before submitting'),
  invalid: () => refuse('Invalid Bet Amount', 'Please enter a valid bet amount greater than zero'),
  insufficient: () =>
    refuse('Insufficient Balance', "You don't have enough virtual coins for this bet"),
  failed: (message: string) => refuse('Error Placing Bet', message),
  /** 'a bet of the amount on the prediction' is read as the amount and the prediction of this bet. */
  placed: (stake: number, prediction: string) =>
    showToast({
      tone: 'success',
      title: 'Bet Placed Successfully!',
      description: `You placed a bet of ${formatCoins(stake)} on ${prediction}`,
    }),
  placedMany: (n: number) =>
    showToast({
      tone: 'success',
      title: 'Bets Placed',
      description: `Successfully placed ${n} bet(s)`,
    }),
};
