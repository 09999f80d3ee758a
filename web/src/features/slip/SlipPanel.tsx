import { chakra } from '@chakra-ui/react';
import { BET_SLIP } from '@/lib/slip-place';
import { Card, CardTitle } from '@/ui/Card';
import { SlipBody } from './SlipBody';
import type { SlipProps } from './SlipBody';
import { countOnOffer } from './lines';

/** The bet slip beside the games, where there is room for it. */
export function SlipPanel(props: SlipProps) {
  return (
    <Card
      id={BET_SLIP.wide}
      tabIndex={-1}
      aria-label="Bet slip"
      hideBelow="lg"
      scrollMarginTop="16"
    >
      <CardTitle mb="3">
        Bet slip
        <chakra.span color="fg.muted" fontWeight="medium">
          ({countOnOffer(props.lines)})
        </chakra.span>
      </CardTitle>
      <SlipBody {...props} />
    </Card>
  );
}
