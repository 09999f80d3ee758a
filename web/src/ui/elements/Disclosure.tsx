import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Button } from './Button';

/** A button that shows what stands below it: its content is there only while it is open. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {title}
      </Button>
      <chakra.div id={id} hidden={!open} mt="2">
        {open && children}
      </chakra.div>
    </div>
  );
}
