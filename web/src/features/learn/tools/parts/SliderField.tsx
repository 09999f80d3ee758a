import { chakra, Flex } from '@chakra-ui/react';
import { Field } from '@/ui/form/Field';

interface SliderFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** How the value is written and read out. */
  format: (value: number) => string;
}

export function SliderField({ label, value, onChange, format, ...range }: SliderFieldProps) {
  return (
    <Field
      label={
        <Flex justify="space-between" gap="3">
          <span>{label}</span>
          <chakra.b aria-hidden>{format(value)}</chakra.b>
        </Flex>
      }
    >
      {(control) => (
        <chakra.input
          {...range}
          {...control}
          type="range"
          aria-label={label}
          aria-valuetext={format(value)}
          minH="11"
          width="full"
          accentColor="brand"
          cursor="pointer"
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
