import { useCurrentUser } from '@/api/account/current-user';
import { messageOf } from '@/api/error';
import { useAsk, useIsAsking } from '@/api/wizard/conversation';
import { lengthOf, NOT_ANSWERED_REASON, QUESTION_MAX } from '@/domain/wizard/words';
import { dismissError, showToast } from '@/state/toast';
import { openUpgradeForWizard } from '@/state/upgrade';

/** What became of a text that was to be asked. */
export type Asked = 'sent' | 'ignored' | 'visitor' | 'none left';

/**
 * Asks, unless there is nothing to ask, an answer is under way, no question is left today (then the plans
 * are shown), or nobody is signed in.
 */
export function useAskWizard() {
  const { user, isDemo } = useCurrentUser();
  const ask = useAsk();
  const isAsking = useIsAsking();
  const isUsedUp = !isDemo && user.remainingDailyQuestions === 0;

  const send = async (message: string) => {
    try {
      await ask(message);
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
      openUpgradeForWizard();
      return 'none left';
    }
    dismissError();
    void send(message);
    return 'sent';
  };
  return { onAsk, isAsking, isUsedUp };
}
