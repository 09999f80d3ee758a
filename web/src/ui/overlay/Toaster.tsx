import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Link } from 'react-router';
import { dismissToast, useToast } from '@/state/toast';
import type { Toast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';

const SHOWN_FOR_MS = 5000;

const TONES = {
  success: { colour: 'win', Icon: CircleCheck },
  error: { colour: 'loss', Icon: CircleAlert },
  info: { colour: 'info', Icon: Info },
};

/** Says in a CSS variable how much of the window's lower end a toast takes, for what gives way to it. */
function useRoomTaken() {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-room', `${card.current?.offsetHeight ?? 0}px`);
    return () => {
      style.removeProperty('--toast-room');
    };
  }, []);
  return card;
}

/** Heard only, of what the page shows already. */
function Announcement({ title, description }: Toast) {
  useEffect(() => {
    const timer = setTimeout(dismissToast, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box srOnly>
      <p>{title}</p>
      <p>{description}</p>
    </Box>
  );
}

function ToastCard({ title, description, tone = 'info', link, action }: Toast) {
  const [held, setHeld] = useState(false);
  const { colour, Icon } = TONES[tone];
  const card = useRoomTaken();

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <Flex
      ref={card}
      gap="3"
      py="2.5"
      pl="3.5"
      pr="2"
      bg="bg.panel"
      borderWidth="1px"
      borderLeftWidth="4px"
      borderLeftColor={colour}
      borderRadius="lg"
      boxShadow="overlay"
      animationName="rise-in"
      animationDuration="moderate"
      pointerEvents="auto"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box as="span" color={colour} mt="0.5" aria-hidden>
        <Icon size={20} />
      </Box>
      <Box flex="1" minW="0">
        <chakra.p fontWeight="bold" lineHeight="1.3">
          {title}
        </chakra.p>
        {description && (
          <chakra.p color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {description}
          </chakra.p>
        )}
        {link && (
          <u>
            <Link to={link.to} onClick={dismissToast}>
              {link.label}
            </Link>
          </u>
        )}
      </Box>
      {action && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            dismissToast();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="ghost" size="icon" boxSize="8" aria-label="Dismiss" onClick={dismissToast}>
        <X aria-hidden />
      </Button>
    </Flex>
  );
}

const PLACES = {
  // Breakpoint lg, from where on a page has a second column, which gives way to it (Columns).
  '@media (min-width: 64em)': {
    top: 'auto',
    bottom: '2',
    mx: '0',
    left: 'auto',
    right: 'max(1.5rem, calc((100% - {sizes.page}) / 2 + 1.5rem))',
    width: 'slip',
  },
  // The line below the header is about everything that is pressed.
  'body:has([data-connection-lost]) &': { top: '6rem' },
  // An overlay covers the header as well, and begins below where a toast is then.
  'body:has([role=dialog][data-state=open]) &': {
    top: '1',
    bottom: 'auto',
    mx: 'auto',
    left: '2',
    right: '2',
    width: 'auto',
  },
};

/**
 * The toast area: below the header, so that it covers neither that nor what a page or a drawer has at its
 * lower end to be pressed; on a wide screen below the second column, which ends above it meanwhile, so that it lies
 * over no price. Its two live regions are always in the page, for a region that appears together with its text is
 * not announced; and outside the page, to be heard over a dialog.
 */
export function Toaster() {
  const toast = useToast((state) => state.toast);
  const Card = toast?.isQuiet ? Announcement : ToastCard;
  const card = toast && <Card key={toast.id} {...toast} />;
  const urgent = toast?.tone === 'error';
  return createPortal(
    <Box
      // Dialogs hide from screen readers whatever lies beside them without this mark.
      data-live-announcer=""
      position="fixed"
      zIndex="toast"
      top="3.75rem"
      css={PLACES}
      insetX="2"
      mx="auto"
      maxW={{ md: '420px' }}
      pointerEvents="none"
    >
      <div role="status">{!urgent && card}</div>
      <div role="alert">{urgent && card}</div>
    </Box>,
    document.body,
  );
}
