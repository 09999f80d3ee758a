import { chakra } from '@chakra-ui/react';

/** Says why figures are not there. */
export function Absent({ children }: { children: string }) {
  return (
    <chakra.p mt="1" fontSize="sm" color="fg.muted">
      {children}
    </chakra.p>
  );
}
