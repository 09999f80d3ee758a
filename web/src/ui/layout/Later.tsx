import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';

interface LaterProps {
  /** As high as the children or higher, so that a page which is returned to can be scrolled to where it was. */
  room: string;
  children: ReactNode;
}

/** What begins below the first screen: drawn right after it, so that neither keeps a phone busy for long. */
export function Later({ room, children }: LaterProps) {
  const drawn = useDeferredValue(true, false);
  return drawn ? children : <Box minH={room} />;
}
