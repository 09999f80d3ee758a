import type { ReactNode, SubmitEvent } from 'react';
import { Grid } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Button } from '@/ui/elements/Button';

interface LookupProps {
  /** The name of the form. */
  label: string;
  button: string;
  /** What was filled in, by the names of the fields; empty ones are left out. */
  onLookup: (values: Record<string, string>) => void;
  children: ReactNode;
}

/** A form that asks the ledger for something: Enter in any field asks. */
export function Lookup({ label, button, onLookup, children }: LookupProps) {
  const lookUp = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim();
    }
    onLookup(values);
  };
  return (
    <form aria-label={label} onSubmit={lookUp} noValidate>
      <Grid
        gap="3"
        alignItems="end"
        templateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {children}
        <Button type="submit">
          <Search aria-hidden />
          {button}
        </Button>
      </Grid>
    </form>
  );
}
