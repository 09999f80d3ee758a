import type { ReactElement, ReactNode } from 'react';
import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as Parts } from '@chakra-ui/react/tooltip';
import { noteTooltip, useOpenDelay } from './tooltip-delay';

interface TooltipProps {
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
}

export function Tooltip({ content, children }: TooltipProps) {
  const openDelay = useOpenDelay();
  return (
    <Parts.Root
      openDelay={openDelay}
      closeDelay={0}
      onOpenChange={({ open }) => noteTooltip(open)}
      lazyMount
      unmountOnExit
    >
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>{content}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
