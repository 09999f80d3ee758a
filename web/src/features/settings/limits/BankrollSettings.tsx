import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { useOpenStakes } from '@/api/account/limits';
import { useResetBankroll } from '@/api/account/membership';
import { useStatement } from '@/api/history/statement';
import type { User } from '@/api/types';
import { useMinute } from '@/browser/server-clock';
import {
  isRestartDue,
  nextRestart,
  RESTART_BELOW_COINS,
  START_COINS,
} from '@/domain/betting/restart';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { Section } from '@/features/settings/Section';
import { showRefusal } from '@/features/settings/show-refusal';
import { useChosenClass } from '@/state/purse';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { Dialog } from '@/ui/overlay/Dialog';

const START = formatCoins(START_COINS);

interface RestartOfferProps {
  onAsk: () => void;
}

/** The new start, or when it is possible again as far as the statement's latest entries say. */
function RestartOffer({ onAsk }: RestartOfferProps) {
  const { data } = useStatement();
  const next = nextRestart(data?.pages.flatMap(({ entries }) => entries) ?? []);
  const minute = useMinute();
  if (next !== undefined && minute < next) {
    return (
      <chakra.p>
        You started again less than 7 days ago. The next new start is possible on{' '}
        <DateTime instant={new Date(next).toISOString()} />.
      </chakra.p>
    );
  }
  return (
    <Button alignSelf="flex-start" onClick={onAsk}>
      Reset to {START} Coins
    </Button>
  );
}

export function BankrollSettings({ user }: { user: User }) {
  const { mutateAsync: reset, isPending } = useResetBankroll();
  const due = isRestartDue(user.virtualBalance);
  const openStakes = useOpenStakes() ?? 0;
  const [asking, setAsking] = useState(false);
  const isOfClass = useChosenClass() !== null;
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
    setAsking(false);
  };
  if (isOfClass) {
    return (
      <Section id="bankroll" title="Bankroll">
        <chakra.p>
          A class&apos;s purse never starts again. Choose your own coins to see whether they can.
        </chakra.p>
      </Section>
    );
  }
  return (
    <Section
      id="bankroll"
      title="Bankroll"
      text={`Below ${RESTART_BELOW_COINS} coins, with no bet open, you can start again at ${START}, once in 7 days.`}
    >
      <chakra.p>
        You have <b>{formatCoins(user.virtualBalance)}</b> coins
        {due ? '.' : ', so there is nothing to reset.'}
      </chakra.p>
      {due && openStakes > 0 && (
        <chakra.p>
          You can start again once your open bets are settled: {counted(openStakes, 'coin')}{' '}
          {openStakes === 1 ? 'is' : 'are'} in them.
        </chakra.p>
      )}
      {due && openStakes === 0 && <RestartOffer onAsk={() => setAsking(true)} />}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Start again at ${START} coins?`}
        description="Your bets and your statement stay as they are, and show the new start. The next one is possible in 7 days."
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button disabled={isPending} onClick={submit}>
              Start Again
            </Button>
          </>
        }
      />
    </Section>
  );
}
