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
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  placement?: 'end' | 'bottom';
  /** What gets the focus once it is open, where it is not the first that can. */
  initialFocus?: () => HTMLElement | null;
}

export function Drawer(props: DrawerProps) {
  const { open, onClose, onClosed, title, action, children, footer, initialFocus } = props;
  const { placement = 'end' } = props;
  return (
    <Parts.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      onExitComplete={onClosed}
      placement={placement}
      initialFocusEl={initialFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              {action}
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
