import { useEffect, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useLimits } from '@/api/limits';
import { minutesUsed, setMinutesUsed } from '@/lib/time-used';
import { dashedRule } from '@/ui/Card';
import { Button } from '@/ui/Button';
import { Coins } from '@/ui/Coins';
import { Dialog } from '@/ui/Dialog';

const MINUTE_MS = 60_000;

/** Counts the minutes that the app is on screen, and says when the player wanted to be told. */
function useReminder(everyMinutes: number | null) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (everyMinutes === null || due) return;
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      setMinutesUsed(minutesUsed() + 1);
      if (minutesUsed() >= everyMinutes) setDue(true);
    };
    const timer = setInterval(count, MINUTE_MS);
    return () => clearInterval(timer);
  }, [everyMinutes, due]);
  const goOn = () => {
    setMinutesUsed(0);
    setDue(false);
  };
  return { due, goOn };
}

/** A pause that the player has asked for: how long it has been, and what it has cost. */
export function RealityCheck() {
  const { data: limits, refetch } = useLimits();
  const { due, goOn } = useReminder(limits?.realityCheckMinutes ?? null);

  useEffect(() => {
    if (due) void refetch();
  }, [due, refetch]);

  return (
    <Dialog
      open={due}
      onClose={goOn}
      title="Reality check"
      description={`You have been here for ${minutesUsed()} minutes. You asked to be told.`}
      footer={
        <>
          <Button asChild variant="outline">
            <Link to="/settings" onClick={goOn}>
              See Your Limits
            </Link>
          </Button>
          <Button onClick={goOn}>Continue</Button>
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
