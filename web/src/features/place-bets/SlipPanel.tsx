import { chakra } from '@chakra-ui/react';
import { Card, CardTitle } from '@/ui/Card';
import { SlipBody } from './SlipBody';
import type { SlipProps } from './SlipBody';

/** The bet slip beside the games, where there is room for it. */
export function SlipPanel(props: SlipProps) {
  return (
    <Card aria-label="Bet slip" hideBelow="lg">
      <CardTitle mb="3">
        Bet slip
        <chakra.span color="fg.muted" fontWeight="medium">
          ({props.lines.length})
        </chakra.span>
      </CardTitle>
      <SlipBody {...props} />
    </Card>
  );
}
