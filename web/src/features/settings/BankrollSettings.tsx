import { chakra } from '@chakra-ui/react';
import { useResetBankroll } from '@/api/membership';
import type { User } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Section } from './Section';
import { showRefusal } from './show-refusal';

/** A bankroll below this may be reset. */
const RESET_BELOW_COINS = 100;

export function BankrollSettings({ user }: { user: User }) {
  const { mutateAsync: reset, isPending } = useResetBankroll();
  const due = user.virtualBalance < RESET_BELOW_COINS;
  const submit = async () => {
    try {
      const { userBalance } = await reset();
      showToast({
        tone: 'success',
        title: 'A new start',
        description: `Your balance is ${formatCoins(userBalance)} coins again. Your statement shows it.`,
      });
    } catch (error) {
      showRefusal('Bankroll not reset', error);
    }
  };
  return (
    <Section
      title="Bankroll"
      text={`Below ${RESET_BELOW_COINS} coins, with no bet open, you can start again at 1,000, once in 7 days.`}
    >
      <chakra.p>
        You have <b>{formatCoins(user.virtualBalance)}</b> coins
        {due ? '.' : ', so there is nothing to reset.'}
      </chakra.p>
      {due && (
        <Button alignSelf="flex-start" disabled={isPending} onClick={submit}>
          Reset to 1,000 Coins
        </Button>
      )}
    </Section>
  );
}
