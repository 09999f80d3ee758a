import { chakra } from '@chakra-ui/react';

/** A line of words beside figures, such as why some are not there. */
export function Absent({ children }: { children: string }) {
  return (
    <chakra.p mt="1" fontSize="sm" color="fg.muted">
      {children}
    </chakra.p>
  );
}
