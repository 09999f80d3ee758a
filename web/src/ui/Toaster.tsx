import { useEffect, useState } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from './Button';
import { dismissToast, useToast } from './toast';
import type { Toast } from './toast';

const SHOWN_FOR_MS = 5000;

const TONES = {
  success: { colour: 'win', Icon: CircleCheck },
  error: { colour: 'loss', Icon: CircleAlert },
  info: { colour: 'info', Icon: Info },
};

function ToastCard({ title, description, tone = 'info' }: Toast) {
  const [held, setHeld] = useState(false);
  const { colour, Icon } = TONES[tone];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <Flex
      gap="3"
      p="4"
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
        <chakra.p fontWeight="bold">{title}</chakra.p>
        {description && (
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {description}
          </chakra.p>
        )}
      </Box>
      <Button variant="ghost" size="icon" boxSize="8" aria-label="Dismiss" onClick={dismissToast}>
        <X aria-hidden />
      </Button>
    </Flex>
  );
}

/**
 * The toast area: below the header on a small screen, whose lower end belongs to the tab bar and the bet
 * slip, at the lower right elsewhere. Its two live regions are
 * always in the page, for a region that appears together with its text is not announced.
 */
export function Toaster() {
  const toast = useToast((state) => state.toast);
  const card = toast && <ToastCard key={toast.id} {...toast} />;
  const urgent = toast?.tone === 'error';
  return (
    <Box
      position="fixed"
      zIndex="toast"
      right={{ base: '4', md: '6' }}
      left={{ base: '4', md: 'auto' }}
      top={{ base: '16', lg: 'auto' }}
      bottom={{ lg: '6' }}
      width={{ md: 'full' }}
      maxW={{ md: '420px' }}
      pointerEvents="none"
    >
      <div role="status">{!urgent && card}</div>
      <div role="alert">{urgent && card}</div>
    </Box>
  );
}
