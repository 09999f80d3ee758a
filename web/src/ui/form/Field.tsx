import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

const control = {
  width: 'full',
  minH: '11',
  px: '3',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  fontSize: 'md',
  transition: 'border-color',
  // A focused field scrolls out from under the header and its toast, with its label.
  scrollMarginY: '36',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { outlineOffset: '-1px', borderColor: 'brand' },
  _invalid: { borderColor: 'loss', outlineColor: 'loss' },
  _disabled: { opacity: '0.6', cursor: 'not-allowed' },
} as const;

export const Input = chakra('input', { base: control });
/** It grows with its text, as far as its maxH lets it. */
export const TextArea = chakra('textarea', {
  base: { ...control, py: '2.5', lineHeight: '1.4', resize: 'none', fieldSizing: 'content' },
});

const Problem = chakra('span', {
  base: {
    mt: '1.5',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'loss',
    fontSize: 'sm',
    fontWeight: 'medium',
    '& > svg': { boxSize: '4', flexShrink: '0' },
  },
});

/** The attributes of a field's control: with them label, hint and error are read with it. */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** For a control that is laid out otherwise than Field does; FieldError belongs below it. */
export function useFieldControl(error: unknown, hint: unknown): FieldControl {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined };
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <span aria-live="polite" id={`${id}-error`}>
      {error && (
        <Problem>
          <CircleAlert aria-hidden />
          {error}
        </Problem>
      )}
    </span>
  );
}

/** A label, its control, a hint, and the error that is announced when it comes. */
export function Field({ label, error, hint, children }: FieldProps) {
  const control = useFieldControl(error, hint);
  return (
    <Flex direction="column">
      <chakra.label htmlFor={control.id} fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
      </chakra.label>
      {children(control)}
      {hint && (
        <chakra.span id={`${control.id}-hint`} mt="1.5" fontSize="sm" color="fg.muted">
          {hint}
        </chakra.span>
      )}
      <FieldError id={control.id} error={error} />
    </Flex>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> & ComponentProps<typeof Input>;

export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

type CheckboxFieldProps = Omit<FieldProps, 'children' | 'hint'> & ComponentProps<'input'>;

export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const control = useFieldControl(error, undefined);
  return (
    <Flex direction="column">
      <chakra.label display="flex" alignItems="center" gap="3" minH="9" cursor="pointer">
        <chakra.input
          {...input}
          {...control}
          type="checkbox"
          boxSize="5"
          flexShrink="0"
          accentColor="brand"
          cursor="pointer"
        />
        {label}
      </chakra.label>
      <FieldError id={control.id} error={error} />
    </Flex>
  );
}
