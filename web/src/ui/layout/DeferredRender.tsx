import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';

interface DeferredRenderProps {
  /** As high as the children or higher, so that a page which is returned to can be scrolled to where it was. */
  minHeight: string;
  children: ReactNode;
}

/** Renders its children right after the first screen, so that neither keeps a phone busy for long. */
export function DeferredRender({ minHeight, children }: DeferredRenderProps) {
  const drawn = useDeferredValue(true, false);
  return drawn ? children : <Box minH={minHeight} />;
}
