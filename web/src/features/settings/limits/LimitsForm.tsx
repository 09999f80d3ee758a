import { chakra, Grid } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useChangeLimits } from '@/api/account/limits';
import type { Limits } from '@/api/types';
import { limitsRules } from '@/features/settings/rules';
import type { LimitsForm as Values } from '@/features/settings/rules';
import { showRefusal } from '@/features/settings/show-refusal';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';
import { resolverOf } from '@/ui/form/rules';

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
const textOf = (limit: number | null) => limit?.toString() ?? '';

/** The limits that the player wants: the pending ones, or else those in force. */
function wanted({ current, pending, realityCheckMinutes }: Limits): Values {
  const { maxStake, maxBetsPerDay, maxLossPerWeek } = pending ?? current;
  return {
    maxStake: textOf(maxStake),
    maxBetsPerDay: textOf(maxBetsPerDay),
    maxLossPerWeek: textOf(maxLossPerWeek),
    realityCheckMinutes: textOf(realityCheckMinutes),
  };
}

/** A save may have changed only the reminder, or nothing. */
function effectOf({ current, pending, realityCheckMinutes }: Limits): string {
  if (pending) return 'Stricter limits apply at once; looser ones after 24 hours.';
  if (Object.values(current).some((limit) => limit !== null)) return 'They apply from now on.';
  return realityCheckMinutes === null
    ? 'None is set.'
    : `No limit is set. You are reminded every ${realityCheckMinutes} minutes.`;
}

function showSaved(saved: Limits): void {
  showToast({ tone: 'success', title: 'Limits saved', description: effectOf(saved) });
}

const FIELDS = [
  { name: 'maxStake', label: 'Highest stake (coins)', none: 'No limit' },
  { name: 'maxBetsPerDay', label: 'Bets a day', none: 'No limit' },
  { name: 'maxLossPerWeek', label: 'Highest loss a week (coins)', none: 'No limit' },
  { name: 'realityCheckMinutes', label: 'Reality check every (minutes)', none: 'Off' },
] as const;

export function LimitsForm({ limits }: { limits: Limits }) {
  const { mutateAsync: changeLimits } = useChangeLimits();
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: resolverOf(limitsRules),
    values: wanted(limits),
  });
  const { errors, isSubmitting } = formState;

  const submit = async (values: Values) => {
    try {
      const saved = await changeLimits({
        maxStake: numberOf(values.maxStake),
        maxBetsPerDay: numberOf(values.maxBetsPerDay),
        maxLossPerWeek: numberOf(values.maxLossPerWeek),
        realityCheckMinutes: numberOf(values.realityCheckMinutes),
        coolOffDays: null,
      });
      showSaved(saved);
    } catch (error) {
      showRefusal('Limits not saved', error);
    }
  };

  return (
    <chakra.form aria-label="Limits" noValidate onSubmit={handleSubmit(submit)}>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {FIELDS.map(({ name, label, none }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            placeholder={none}
            error={errors[name]?.message}
            {...register(name)}
          />
        ))}
      </Grid>
      <Button type="submit" mt="4" disabled={isSubmitting}>
        Save Limits
      </Button>
    </chakra.form>
  );
}
