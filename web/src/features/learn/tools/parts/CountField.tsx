import { TextField } from '@/ui/form/Field';

interface CountFieldProps {
  label: string;
  value: number;
  onChange: (count: number) => void;
  /** The unit of the count. */
  unit?: string;
}

/** More coins than anybody has: a greater number is a typing mistake. */
const COUNT_MAX = 1_000_000;

/** A whole number: takes digits only, and an empty field is none. */
export function CountField({ label, value, onChange, unit = 'coins' }: CountFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value === 0 ? '' : `${value}`}
      onChange={({ target }) =>
        onChange(Math.min(Number(target.value.replaceAll(/\D/g, '')), COUNT_MAX))
      }
      error={value === 0 ? `Enter a whole number of ${unit}` : undefined}
    />
  );
}
