import { useEffect } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useLimits } from '@/api/account/limits';
import { counted } from '@/domain/format/counted';
import { minutesUsed } from '@/state/time-used';
import { Coins } from '@/ui/betting/Coins';
import { Button } from '@/ui/elements/Button';
import { dashedRule } from '@/ui/layout/Card';
import { Dialog } from '@/ui/overlay/Dialog';

interface RealityCheckDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A pause that the player has asked for: how long it has been, and what it has cost. */
export function RealityCheckDialog({ open, onClose }: RealityCheckDialogProps) {
  const { data: limits, refetch } = useLimits();

  useEffect(() => {
    if (open) void refetch();
  }, [open, refetch]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Reality check"
      description={`You have been here for ${counted(minutesUsed(), 'minute')}. You asked for this reminder.`}
      footer={
        <>
          <Button asChild variant="outline">
            <Link to="/settings" onClick={onClose}>
              See Your Limits
            </Link>
          </Button>
          <Button onClick={onClose}>Continue</Button>
        </>
      }
    >
      {limits && (
        <chakra.dl mt="4">
          <Flex justify="space-between" py="2.5">
            <dt>Bets placed today</dt>
            <chakra.dd fontWeight="bold">{limits.betsToday}</chakra.dd>
          </Flex>
          <Flex {...dashedRule} justify="space-between" py="2.5">
            <dt>Lost this week</dt>
            <chakra.dd fontWeight="bold">
              <Coins amount={limits.lossThisWeek} />
            </chakra.dd>
          </Flex>
        </chakra.dl>
      )}
    </Dialog>
  );
}
