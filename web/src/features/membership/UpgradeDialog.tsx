import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useUpgrade } from '@/api/account/membership';
import { ApiError } from '@/api/error';
import { formatCoins } from '@/domain/format/format';
import { TIERS, tiersAbove } from '@/domain/membership/tiers';
import type { Tier } from '@/domain/membership/tiers';
import { showToast } from '@/state/toast';
import { closeUpgrade, useUpgradeDialog } from '@/state/upgrade';
import { Button } from '@/ui/elements/Button';
import { RadioCards } from '@/ui/form/RadioCards';
import { Dialog } from '@/ui/overlay/Dialog';
import { SelectedPlan } from './SelectedPlan';
import { tierOption } from './tier-option';

function showUpgraded({ name }: Tier, balance: number): void {
  showToast({
    tone: 'success',
    title: 'Upgrade successful!',
    description: `You now have a ${name} subscription with a virtual balance of ${formatCoins(balance)}.`,
  });
}

function showFailed(): void {
  showToast({
    tone: 'error',
    title: 'Upgrade failed',
    description: 'An error occurred while processing your upgrade. Please try again.',
  });
}

export function UpgradeDialog() {
  const { open = false, wanted } = useUpgradeDialog();
  const { user, isDemo } = useCurrentUser();
  const { mutateAsync: upgrade, isPending, error, reset } = useUpgrade();
  const [choice, setChoice] = useState<Tier['id']>();
  const onOffer = tiersAbove(user.subscriptionTierId);
  const selected = onOffer.find(({ id }) => id === (choice ?? wanted)) ?? onOffer[0];

  const close = () => {
    closeUpgrade();
    setChoice(undefined);
    reset();
  };
  const submit = async (tier: Tier) => {
    try {
      const { virtualBalance } = await upgrade(tier.id);
      showUpgraded(tier, virtualBalance);
      close();
    } catch {
      showFailed();
    }
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Upgrade Your Account"
      description="Simulated, like everything here: no payment is taken, now or ever, and no card is asked for."
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          {isDemo ? (
            <Button asChild>
              <Link to="/" onClick={close}>
                Sign In
              </Link>
            </Button>
          ) : (
            selected && (
              <Button disabled={isPending} onClick={() => void submit(selected)}>
                {isPending ? 'Processing...' : 'Upgrade Now'}
              </Button>
            )
          )}
        </>
      }
    >
      <chakra.div mt="4">
        <RadioCards
          legend="Plan"
          options={TIERS.map((tier) =>
            tierOption(tier, onOffer.includes(tier), tier.id === user.subscriptionTierId),
          )}
          value={selected?.id}
          onChange={setChoice}
        />
      </chakra.div>
      {selected && <SelectedPlan tier={selected} />}
      {/* In sight also where the plans are more than the screen holds. */}
      <chakra.p
        role="alert"
        color="loss"
        fontWeight="semibold"
        pt={error ? '3' : '0'}
        position="sticky"
        bottom="0"
        bg="bg.panel"
      >
        {error instanceof ApiError && error.sentence}
      </chakra.p>
    </Dialog>
  );
}
