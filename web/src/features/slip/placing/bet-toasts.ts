import { FALLBACK_SENTENCE } from '@/api/error';
import { formatCoins } from '@/domain/format/format';
import { showToast } from '@/state/toast';
import type { Toast } from '@/state/toast';

// The product's words around placing a bet.

const refuse = (title: string, description: string) =>
  showToast({ tone: 'error', title, description });
const succeed = (title: string, description: string) =>
  showToast({ tone: 'success', title, description });

export const toasts = {
  missing: () => refuse('Missing Information', 'Please complete all bet details before submitting'),
  invalid: () => refuse('Invalid Bet Amount', 'Please enter a valid bet amount greater than zero'),
  insufficient: () =>
    refuse('Insufficient Balance', "You don't have enough virtual coins for this bet"),
  noBets: () => refuse('No Bets', 'There are no bets in your slip to place'),
  failed: (message?: string) => refuse('Error Placing Bet', message || FALLBACK_SENTENCE),
  /** The order is kept for as long as the app is open, and sent again before anything else. */
  unanswered: () =>
    refuse(
      'Error Placing Bet',
      'The server did not answer. Stay here and place it again once it does: it is never placed twice.',
    ),
  added: (isQuiet: boolean, link?: Toast['link']) =>
    showToast({
      isQuiet,
      tone: 'success',
      title: 'Bet Added',
      description: 'Your bet has been added to the slip',
      ...(link && { link }),
    }),
  onSlipAlready: (prediction: string) =>
    showToast({
      title: 'Already in the Slip',
      description: `${prediction} is in your slip already. Its stake stays as it is.`,
    }),
  /** 'a bet of the amount on the prediction' is read as the amount and the prediction of this bet. */
  placed: (stake: number, prediction: string) =>
    succeed(
      'Bet Placed Successfully!',
      `You placed a bet of ${formatCoins(stake)} on ${prediction}`,
    ),
  slipPlaced: (n: number) => succeed('Bets Placed', `Successfully placed ${n} bet(s)`),
  /** For a visitor, for whom nothing is placed. */
  slipPretended: (n: number) =>
    succeed(
      'Bets Placed',
      `Successfully placed ${n} bet(s). You are looking around as a guest: nothing is recorded.`,
    ),
};
