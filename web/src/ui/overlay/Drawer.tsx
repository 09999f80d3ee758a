import type { ReactNode } from 'react';
import { Drawer as Parts } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { Button } from '@/ui/elements/Button';
import { scrollHint } from './scroll-hint';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Called once the closing animation has ended. */
  onClosed?: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  placement?: 'end' | 'bottom';
}

export function Drawer(props: DrawerProps) {
  const { open, onClose, onClosed, title, children, footer, placement = 'end' } = props;
  return (
    <Parts.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      onExitComplete={onClosed}
      placement={placement}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              <Parts.CloseTrigger asChild>
                <Button variant="ghost" size="icon" aria-label="Close">
                  <X aria-hidden />
                </Button>
              </Parts.CloseTrigger>
            </Parts.Header>
            <Parts.Body {...scrollHint}>{children}</Parts.Body>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
