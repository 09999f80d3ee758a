import { useId } from 'react';
import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    cursor: 'pointer',
    fontSize: 'sm',
    lineHeight: '1.3',
    transition: 'background, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.control' },
    '&[data-picked]': { bg: 'chalk', color: 'chalk.contrast', borderColor: 'chalk.hover' },
    '&[data-off]': { cursor: 'not-allowed', color: 'fg.muted', borderStyle: 'dashed' },
    '& b': { ml: 'auto', fontSize: 'lg', lineHeight: '1.2' },
    '& small': { ml: 'auto', fontSize: 'xs' },
  },
});

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A choice among a few, of the browser's own radio buttons: one stop for Tab, arrows move and choose. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1.5">
        {legend}
      </chakra.legend>
      <Flex direction="column" gap="2">
        {options.map((option) => (
          <Option
            key={option.value}
            data-picked={option.value === value ? '' : undefined}
            data-off={option.disabled ? '' : undefined}
          >
            <chakra.input
              type="radio"
              name={name}
              flexShrink="0"
              boxSize="4"
              accentColor={option.value === value ? 'chalk.contrast' : 'brand'}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Flex>
    </fieldset>
  );
}
