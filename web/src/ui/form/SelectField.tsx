import type { ReactNode } from 'react';
import { Field, Input } from './Field';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps<Value extends string> {
  label: ReactNode;
  hint?: ReactNode;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of the browser's own, for more options than can stand beside each other. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, options, value, onChange } = props;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input asChild {...control}>
          <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </Input>
      )}
    </Field>
  );
}
