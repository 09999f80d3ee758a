import type { ReactElement, ReactNode } from 'react';
import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as Parts } from '@chakra-ui/react/tooltip';

const OPEN_DELAY_MS = 700;
/** While one is open or has just closed, the next opens at once. */
const SKIP_DELAY_MS = 300;

interface TooltipProps {
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
}

export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Parts.Root openDelay={OPEN_DELAY_MS} closeDelay={SKIP_DELAY_MS} lazyMount unmountOnExit>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>{content}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
