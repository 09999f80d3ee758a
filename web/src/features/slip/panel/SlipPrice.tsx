import type { ComponentProps } from 'react';
import { OddsButton } from '@/ui/betting/OddsButton';
import type { Selection } from '@/state/slip';
import { SlipSkipLink } from './SlipSkipLink';
import { goToStake } from '@/features/slip/selections/slip-place';

interface SlipPriceProps extends Omit<ComponentProps<typeof OddsButton>, 'onStake'> {
  /** Made when it is needed: a page shows hundreds of prices. */
  selection: () => Selection;
}

/**
 * A price that goes onto the slip. From one that is there its stake is a link away, or the key S: otherwise
 * all prices of all further games lie between the two.
 */
export function SlipPrice({ selection, ...price }: SlipPriceProps) {
  const toStake = () => goToStake(selection());
  return (
    <>
      <OddsButton {...price} {...(price.picked && { onStake: toStake })} />
      {price.picked && <SlipSkipLink onFollow={toStake}>Go to bet slip</SlipSkipLink>}
    </>
  );
}
