import { Box, chakra, Flex } from '@chakra-ui/react';
import { countOnOffer, isAllClosed } from '@/features/slip/selections/lines';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { scrollHint } from '@/ui/overlay/scroll-hint';
import { ClearAll } from './ClearAll';
import { SlipFoot } from './SlipFoot';
import type { SlipProps } from './SlipFoot';
import { SlipList } from './SlipList';
import { SLIP_ANCHORS } from '@/features/slip/selections/slip-anchors';

/** As high as the window leaves room for, with a look at what is below; never so low that nothing fits. */
const HEIGHT_MAX = 'max(24rem, calc(100dvh - 8.5rem - var(--toast-room, 0px)))';
/** All of it, but for the title and one selection, which stay in sight above a long question. */
const FOOT_HEIGHT_MAX = `calc(${HEIGHT_MAX} - 11rem)`;

/** The bet slip beside the games, where there is room for it: its list scrolls, its foot stays. */
export function SlipPanel(props: SlipProps) {
  return (
    <Card
      id={SLIP_ANCHORS.wide}
      tabIndex={-1}
      aria-label="Bet slip"
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      maxH={HEIGHT_MAX}
      scrollMarginTop="16"
    >
      <Flex justify="space-between" align="center" gap="2" minH="9" mb="1" mr="-3.5">
        <CardTitle>
          Bet slip
          <chakra.span color="fg.muted" fontWeight="medium">
            ({countOnOffer(props.lines)})
          </chakra.span>
        </CardTitle>
        <ClearAll lines={props.lines} />
      </Flex>
      <Box {...scrollHint} flex="1" minH="0" overflowY="auto" mx="-4" px="4" pb="3">
        <SlipList lines={props.lines} />
      </Box>
      {!isAllClosed(props.lines) && (
        <Box
          {...dashedRule}
          flexShrink="0"
          maxH={FOOT_HEIGHT_MAX}
          overflowY="auto"
          mx="-4"
          px="4"
          pt="3"
          // Room for the focus ring of the button at the lower end.
          pb="1.5"
          mb="-1.5"
        >
          <SlipFoot {...props} />
        </Box>
      )}
    </Card>
  );
}
