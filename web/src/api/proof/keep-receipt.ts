import { keepReceipt } from '@/state/log-memory';
import { fetchReceipt } from './proof';

/** Keeps the receipt of a bet that was placed just now. It is a help later, and never in the way. */
export async function keepReceiptOf(bet: string): Promise<void> {
  try {
    keepReceipt(bet, await fetchReceipt(bet));
  } catch {
    // Without it the page says that it cannot tell which came first.
  }
}
