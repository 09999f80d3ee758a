import { useCurrentUser } from '@/api/account/current-user';
import { useOwnStakeMax } from '@/api/account/limits';
import { stakeProblem, stakeText } from '@/domain/betting/stake';
import { useSlipUi } from '@/features/slip/selections/slip-ui';

/** Says what is wrong with a stake of the slip; undefined when nothing is, or nothing is typed yet. */
export function useStakeProblem(): (of: number | 'parlay', stake: number) => string | undefined {
  const { user } = useCurrentUser();
  const ownMax = useOwnStakeMax();
  const texts = useSlipUi(({ stakeTexts }) => stakeTexts);
  return (of, stake) => {
    const text = stake > 0 ? stakeText(stake) : (texts[of] ?? '');
    return stakeProblem(text, user.virtualBalance, ownMax);
  };
}
