import { chakra, Flex } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { formatShare } from '@/lib/format';
import { margin } from '@/lib/odds';
import { picksOf } from '@/lib/picks';
import { dashedRule } from '@/ui/Card';

const MARKETS = [
  { betType: 'moneyline', label: '1X2' },
  { betType: 'spread', label: 'Spread' },
  { betType: 'total', label: 'Total' },
] as const;

/** What the bookmaker keeps on each market of the game. */
export function MarginLine({ game }: { game: Game }) {
  const margins = MARKETS.map(({ betType, label }) => ({
    label,
    prices: picksOf(game, betType).map(({ odds }) => odds),
  })).filter(({ prices }) => prices.length > 0);
  if (margins.length === 0) return null;
  return (
    <Flex
      {...dashedRule}
      mt="auto"
      pt="2.5"
      wrap="wrap"
      justify="space-between"
      columnGap="3"
      fontSize="xs"
      color="fg.muted"
    >
      <span>Bookmaker margin</span>
      <Flex columnGap="3">
        {margins.map(({ label, prices }) => (
          <span key={label}>
            {label}{' '}
            <chakra.b color="fg" fontWeight="bold">
              {formatShare(margin(prices))}
            </chakra.b>
          </span>
        ))}
      </Flex>
    </Flex>
  );
}
