import { useState } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { breakEnd, useChangeLimits } from '@/api/account/limits';
import type { Limits } from '@/api/types';
import { showRefusal } from '@/features/settings/show-refusal';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { Field, Input } from '@/ui/form/Field';
import { dashedRule } from '@/ui/layout/Card';
import { Dialog } from '@/ui/overlay/Dialog';

/** From a day to the six weeks that the server takes. */
const CHOICES = [
  { days: 1, name: '1 day' },
  { days: 7, name: '1 week' },
  { days: 14, name: '2 weeks' },
  { days: 28, name: '4 weeks' },
  { days: 42, name: '6 weeks' },
];

function useCoolOff({ current, pending, realityCheckMinutes }: Limits) {
  const { mutateAsync: change, isPending } = useChangeLimits();
  const begin = async (coolOffDays: number) => {
    try {
      // Everything else stays as it was asked for.
      await change({ ...(pending ?? current), realityCheckMinutes, coolOffDays });
      showToast({ tone: 'success', title: 'Your break has begun' });
    } catch (error) {
      showRefusal('Your break has not begun', error);
    }
  };
  return { begin, isPending };
}

/** A break from betting, which cannot be ended early. */
export function CoolOff({ limits }: { limits: Limits }) {
  const { begin, isPending } = useCoolOff(limits);
  const [days, setDays] = useState(1);
  const [asking, setAsking] = useState(false);
  const until = breakEnd(limits.coolOffUntil);
  const length = CHOICES.find((choice) => choice.days === days)?.name;

  return (
    <Box {...dashedRule} pt="4">
      <chakra.h3 fontSize="lg">Take a break</chakra.h3>
      {until ? (
        <chakra.p mt="1.5" role="note">
          No bets until{' '}
          <b>
            <DateTime instant={until} />
          </b>
          . You can make it longer, not shorter.
        </chakra.p>
      ) : (
        <chakra.p mt="1.5" color="fg.muted">
          You cannot bet during your break. It begins at once and cannot be shortened.
        </chakra.p>
      )}
      <Flex mt="3" gap="3" align="flex-end" wrap="wrap">
        <Box minW="10rem">
          <Field label="Length of the break">
            {(control) => (
              <Input asChild {...control}>
                <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
                  {CHOICES.map((choice) => (
                    <option key={choice.days} value={choice.days}>
                      {choice.name}
                    </option>
                  ))}
                </select>
              </Input>
            )}
          </Field>
        </Box>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Take a Break
        </Button>
      </Flex>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Take a break of ${length ?? ''}?`}
        description="It begins now, and nobody can shorten it, not even you. Bets that are open settle as usual."
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              disabled={isPending}
              onClick={async () => {
                await begin(days);
                setAsking(false);
              }}
            >
              Begin the Break
            </Button>
          </>
        }
      />
    </Box>
  );
}
