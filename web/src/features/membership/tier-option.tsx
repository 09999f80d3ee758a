import { chakra } from '@chakra-ui/react';
import { formatDollars } from '@/domain/format/format';
import type { Tier } from '@/domain/membership/tiers';
import { Coins } from '@/ui/betting/Coins';

/** One plan in the list: its coins and its price, or that the member has it. */
export function tierOption(tier: Tier, isAbove: boolean, isOwn: boolean) {
  const { id, name, priceDollars, virtualBalance } = tier;
  return {
    value: id,
    disabled: !isAbove,
    label: (
      <>
        <chakra.span display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
          <chakra.span fontWeight="bold" fontSize="md" minW="5rem">
            {name}
          </chakra.span>
          <Coins amount={virtualBalance} />
        </chakra.span>
        {isAbove ? (
          <b>{formatDollars(priceDollars)}</b>
        ) : (
          <small>{isOwn ? 'Your plan' : 'Included in your plan'}</small>
        )}
      </>
    ),
  };
}
