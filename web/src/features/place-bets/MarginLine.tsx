import { chakra, Flex } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { formatShare } from '@/lib/format';
import { marginOf } from '@/lib/market';
import { decimalOdds } from '@/lib/odds-format';
import { picksOf } from '@/lib/picks';
import { dashedRule } from '@/ui/Card';

const MARKETS = [
  { betType: 'moneyline', label: '1X2' },
  { betType: 'spread', label: 'Spread' },
  { betType: 'total', label: 'Total' },
] as const;

/** What the bookmaker keeps, on average, of each coin staked on a market of the game. */
export function MarginLine({ game }: { game: Game }) {
  const margins = MARKETS.map(({ betType, label }) => ({
    label,
    decimals: picksOf(game, betType).map(({ odds }) => decimalOdds(odds)),
  })).filter(({ decimals }) => decimals.length > 0);
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
        {margins.map(({ label, decimals }) => (
          <span key={label}>
            {label}{' '}
            <chakra.b color="fg" fontWeight="bold">
              {formatShare(marginOf(decimals))}
            </chakra.b>
          </span>
        ))}
      </Flex>
    </Flex>
  );
}
