import { useEffect, useState } from 'react';
import { Box } from '@chakra-ui/react';
import { ReceiptText } from 'lucide-react';
import { useSlip } from '@/lib/slip';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Drawer';
import { SlipBody } from './SlipBody';
import type { SlipProps } from './SlipBody';

/** From here on the slip stands beside the games: breakpoint lg. */
const WIDE = '(min-width: 64em)';

/** The bet slip of small screens: a button at the lower end, a drawer that opens on the first add. */
export function SlipDrawer({ aboveTabBar, ...props }: SlipProps & { aboveTabBar: boolean }) {
  const [open, setOpen] = useState(false);
  const count = props.lines.length;

  useEffect(
    () =>
      useSlip.subscribe(({ items }, before) => {
        const isFirst = before.items.length === 0 && items.length > 0;
        if (isFirst && !window.matchMedia(WIDE).matches) setOpen(true);
      }),
    [],
  );

  return (
    <Box
      hideFrom="lg"
      position="sticky"
      zIndex="header"
      bottom={aboveTabBar ? { base: '4.25rem', md: '3' } : '3'}
      mt="4"
    >
      {count > 0 && (
        <Button
          variant="chalk"
          size="lg"
          width="full"
          boxShadow="overlay"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <ReceiptText aria-hidden />
          Bet Slip ({count})
        </Button>
      )}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        placement="bottom"
        title={`Bet slip (${count})`}
      >
        <SlipBody {...props} />
      </Drawer>
    </Box>
  );
}
