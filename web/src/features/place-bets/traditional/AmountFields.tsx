import type { Ref } from 'react';
import { Grid } from '@chakra-ui/react';
import { formatCoins } from '@/domain/format/format';
import { Field, Input, TextField } from '@/ui/form/Field';

const QUICK_AMOUNTS = [100, 250, 500, 1000];

interface AmountFieldsProps {
  inputRef: Ref<HTMLInputElement>;
  amount: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

export function AmountFields({ inputRef, amount, error, onChange }: AmountFieldsProps) {
  const isQuick = QUICK_AMOUNTS.some((quick) => `${quick}` === amount);
  return (
    <Grid templateColumns="1fr 1fr" gap="3">
      <TextField
        ref={inputRef}
        label="Bet Amount"
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field label="Quick amount">
        {(control) => (
          <Input asChild {...control}>
            <select
              value={isQuick ? amount : ''}
              onChange={(event) => onChange(event.target.value)}
            >
              {!isQuick && (
                <option value="" disabled>
                  Other
                </option>
              )}
              {QUICK_AMOUNTS.map((quick) => (
                <option key={quick} value={quick}>
                  {formatCoins(quick)}
                </option>
              ))}
            </select>
          </Input>
        )}
      </Field>
    </Grid>
  );
}
