import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { ReceiptText } from 'lucide-react';
import { isFocusLost } from '@/browser/restore-focus';
import { WIDE } from '@/browser/use-is-wide';
import { countOnOffer, isAllClosed } from '@/features/slip/selections/lines';
import { SLIP_ANCHORS } from '@/features/slip/selections/slip-anchors';
import { stakeBox } from '@/features/slip/selections/slip-place';
import { useSlipUi } from '@/features/slip/selections/slip-ui';
import { useSlip } from '@/state/slip';
import { Button } from '@/ui/elements/Button';
import { Drawer } from '@/ui/overlay/Drawer';
import { SHORT } from '@/ui/theme/short';
import { ClearAll } from './ClearAll';
import { SlipFoot } from './SlipFoot';
import type { SlipProps } from './SlipFoot';
import { SlipList } from './SlipList';

/** All of the drawer but its title and one selection, which stay in sight above a long question. */
const FOOT_HEIGHT_MAX = 'calc(85dvh - 12rem)';

/** The stake that the keyboard is led to; otherwise the focus begins at the drawer's first button. */
function wantedStake(): HTMLElement | null {
  const { stakeWanted } = useSlipUi.getState();
  return stakeWanted ? stakeBox(stakeWanted.of, '[role=dialog]') : null;
}

interface SlipDrawerProps extends SlipProps {
  aboveTabBar: boolean;
  /** Above the selections. */
  lead?: ReactNode;
}

/**
 * The bet slip of small screens: a button at the lower end, a drawer that opens on the first add and
 * closes when nothing is left in it.
 */
export function SlipDrawer({ aboveTabBar, lead, ...props }: SlipDrawerProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const count = countOnOffer(props.lines);
  // The button that had opened it is gone with the last selection; what was in it is gone a moment later.
  const keepPlace = () =>
    requestAnimationFrame(() => {
      if (isFocusLost()) place.current?.focus({ preventScroll: true });
    });

  const close = () => {
    setOpen(false);
    useSlipUi.setState({ stakeWanted: undefined });
  };

  useEffect(
    () =>
      useSlipUi.subscribe(({ stakeWanted }, before) => {
        if (stakeWanted && stakeWanted !== before.stakeWanted) setOpen(true);
      }),
    [],
  );
  useEffect(
    () =>
      useSlip.subscribe(({ items }, before) => {
        const isFirst = before.items.length === 0 && items.length > 0;
        if (isFirst && !window.matchMedia(WIDE).matches) setOpen(true);
        if (items.length === 0) setOpen(false);
      }),
    [],
  );

  return (
    <Box
      ref={place}
      id={SLIP_ANCHORS.small}
      tabIndex={-1}
      outline="none"
      hideFrom="lg"
      position="sticky"
      zIndex="header"
      bottom={aboveTabBar ? { base: '4.25rem', md: '3' } : '3'}
      css={{ [SHORT]: { bottom: '2' } }}
      mt="4"
    >
      {props.lines.length > 0 && (
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
        onClose={close}
        onClosed={keepPlace}
        placement="bottom"
        title={`Bet slip (${count})`}
        action={<ClearAll lines={props.lines} />}
        initialFocus={wantedStake}
        footer={
          isAllClosed(props.lines) ? undefined : (
            <Box
              flex="1"
              maxH={FOOT_HEIGHT_MAX}
              overflowY="auto"
              mx="-5"
              px="5"
              my="-2"
              py="1.5"
              // There the drawer scrolls as a whole.
              css={{ [SHORT]: { maxH: 'none' } }}
            >
              <SlipFoot {...props} />
            </Box>
          )
        }
      >
        {lead}
        <SlipList lines={props.lines} />
      </Drawer>
    </Box>
  );
}
