import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Box } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '@/ui/elements/Button';
import { Field, Input } from './Field';

interface PasswordFieldProps extends ComponentProps<typeof Input> {
  label: string;
  error?: string | undefined;
}

export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Box position="relative">
          <Input {...input} {...control} type={shown ? 'text' : 'password'} pr="12" />
          <Button
            variant="ghost"
            size="icon"
            boxSize="9"
            position="absolute"
            top="1"
            right="1"
            color="fg.muted"
            aria-label={`Show ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Button>
        </Box>
      )}
    </Field>
  );
}
