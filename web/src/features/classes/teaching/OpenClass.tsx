import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useOpenClass } from '@/api/classes/teaching';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { AllowedBets, ClassKind } from '@/api/types';
import { now } from '@/browser/server-clock';
import { KINDS } from '@/features/classes/terms';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Chips } from '@/ui/form/Chips';
import { CheckboxField, TextField } from '@/ui/form/Field';
import { resolverOf } from '@/ui/form/rules';
import { Card, CardTitle } from '@/ui/layout/Card';
import { DEFAULTS, classRules, endOf } from './class-rules';
import type { ClassForm } from './class-rules';

const CLASS_KINDS = [
  { value: 'pseudonymous', label: 'By alias alone' },
  { value: 'graded', label: 'Graded, with a roster' },
] as const;

const KIND_HINTS: Record<ClassKind, string> = {
  pseudonymous:
    'Learners ask to join by a code, and you let them in. Nobody knows who an alias is; for credit a learner shows you a completion slip.',
  graded:
    'Learners join by an invitation of your roster, and know that you see their name beside the alias.',
};

function Form({ onOpened }: { onOpened: () => void }) {
  const { mutateAsync: open } = useOpenClass();
  const { register, handleSubmit, formState } = useForm<ClassForm>({
    resolver: resolverOf(classRules),
    defaultValues: DEFAULTS,
  });
  const { errors, isSubmitting } = formState;
  const [kind, setKind] = useState<ClassKind>('pseudonymous');
  const submit = async (values: ClassForm) => {
    const allowed = Object.fromEntries(
      KINDS.map(({ kind }) => [kind, values[kind]]),
    ) as unknown as AllowedBets;
    try {
      await open({
        title: values.title.trim(),
        kind,
        startCoins: Number(values.startCoins),
        largestStakePercent: values.largestStake.trim() === '' ? null : Number(values.largestStake),
        allowed,
        endsAt: endOf(Number(values.weeks), now()),
        seenDays: Number(values.seenDays),
        isAdult: values.isAdult,
      });
      showToast({ tone: 'success', title: `${values.title.trim()} is open` });
      onOpened();
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'The class is not open',
        description: messageOf(error, FALLBACK_SENTENCE),
      });
    }
  };
  return (
    <chakra.form aria-label="Open a class" noValidate onSubmit={handleSubmit(submit)}>
      <Flex direction="column" gap="2" mb="4">
        <Chips
          label="Whether you know who is who"
          options={CLASS_KINDS}
          value={kind}
          onChange={setKind}
        />
        <chakra.p fontSize="sm" color="fg.muted">
          {KIND_HINTS[kind]}
        </chakra.p>
      </Flex>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField
          label="Title"
          hint="Learners see it above every page."
          autoComplete="off"
          error={errors.title?.message}
          {...register('title')}
        />
        <TextField
          label="Weeks until it ends"
          inputMode="numeric"
          error={errors.weeks?.message}
          {...register('weeks')}
        />
        <TextField
          label="Coins to start with"
          inputMode="numeric"
          error={errors.startCoins?.message}
          {...register('startCoins')}
        />
        <TextField
          label="Largest stake (% of the purse)"
          inputMode="decimal"
          placeholder="Any stake"
          error={errors.largestStake?.message}
          {...register('largestStake')}
        />
        <TextField
          label="Days that you see it after its end"
          hint="30 to grade in; learners are told until when."
          inputMode="numeric"
          error={errors.seenDays?.message}
          {...register('seenDays')}
        />
      </Grid>
      <chakra.fieldset mt="4">
        <chakra.legend fontSize="sm" fontWeight="semibold" mb="1">
          Bets that are allowed
        </chakra.legend>
        <Flex columnGap="6" wrap="wrap">
          {KINDS.map(({ kind, label }) => (
            <CheckboxField key={kind} label={label} {...register(kind)} />
          ))}
        </Flex>
        {errors.moneyline && (
          <chakra.p role="alert" color="loss" fontSize="sm">
            {errors.moneyline.message}
          </chakra.p>
        )}
      </chakra.fieldset>
      <CheckboxField
        label="Everybody in this class is 18 or older"
        error={errors.isAdult?.message}
        {...register('isAdult')}
      />
      <Button type="submit" mt="3" disabled={isSubmitting}>
        Open the Class
      </Button>
    </chakra.form>
  );
}

/** Opens a class. Its terms stay as they are, so the form says all of them. */
export function OpenClass() {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>Open a Class</Button>
      </div>
    );
  }
  return (
    <Card>
      <CardTitle>Open a class</CardTitle>
      <chakra.p color="fg.muted" mt="1" mb="4">
        Who joins knows these terms before, so they stay as they are.
      </chakra.p>
      <Form onOpened={() => setIsOpen(false)} />
    </Card>
  );
}
