import { chakra, Flex } from '@chakra-ui/react';

const Chip = chakra('button', {
  base: {
    minH: '9',
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    transition: 'background, color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    _pressed: {
      bg: 'chalk',
      color: 'chalk.contrast',
      borderColor: 'chalk',
      fontWeight: 'semibold',
      _hover: { bg: 'chalk.hover', color: 'chalk.contrast' },
    },
  },
});

interface ChipsProps<Value extends string> {
  /** The name of the choice, for a screen reader. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one among a few; the picked one is chalk yellow. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChipsProps<Value>) {
  return (
    <Flex role="group" aria-label={label} gap="2" wrap="wrap">
      {options.map((option) => (
        <Chip
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </Flex>
  );
}
