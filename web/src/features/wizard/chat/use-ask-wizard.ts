import { useCurrentUser } from '@/api/account/current-user';
import { messageOf } from '@/api/error';
import type { AskedPick } from '@/api/types';
import { useAsk, useIsAsking, useSpeaksOfNoBets } from '@/api/wizard/conversation';
import { lengthOf, NOT_ANSWERED_REASON, QUESTION_MAX } from '@/domain/wizard/words';
import { SLIP_MAX, useSlip } from '@/state/slip';
import type { SlipItem } from '@/state/slip';
import { dismissError, showToast } from '@/state/toast';
import { openUpgradeForWizard } from '@/state/upgrade';

/** What the Wizard can be asked about of a slip: it has no advice on live prices and on conditions. */
function picksOf(items: readonly SlipItem[]): AskedPick[] {
  return items
    .filter(({ isLive, condition, placed }) => !isLive && condition === null && !placed)
    .slice(0, SLIP_MAX)
    .map(({ gameId, betType, side, line }) => ({ gameId, betType, side, line }));
}

/** What became of a text that was to be asked. */
export type Asked = 'sent' | 'ignored' | 'visitor' | 'none left';

/**
 * Asks, unless there is nothing to ask, an answer is under way, no question is left today (then the plans
 * are shown to who may be led to them), or nobody is signed in.
 */
export function useAskWizard() {
  const { user, isDemo } = useCurrentUser();
  const ask = useAsk();
  const isAsking = useIsAsking();
  const isUsedUp = !isDemo && user.remainingDailyQuestions === 0;
  const offersPlans = !useSpeaksOfNoBets();

  const send = async (message: string) => {
    try {
      await ask(message, picksOf(useSlip.getState().items));
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'Error',
        description: messageOf(error, NOT_ANSWERED_REASON),
      });
    }
  };
  const onAsk = (text: string): Asked => {
    const message = text.trim();
    if (message === '' || lengthOf(message) > QUESTION_MAX || isAsking) return 'ignored';
    if (isDemo) return 'visitor';
    if (isUsedUp) {
      if (offersPlans) openUpgradeForWizard();
      return 'none left';
    }
    dismissError();
    void send(message);
    return 'sent';
  };
  return { onAsk, isAsking, isUsedUp, offersPlans };
}
