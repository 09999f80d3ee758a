import { chakra, Flex } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';
import { marginOf } from '@/domain/odds/market';
import { decimalOdds } from '@/domain/odds/odds-format';
import { dashedRule } from '@/ui/layout/Card';

interface MarginLineProps {
  /** Each with the American odds of all its sides; without any it is not quoted, and left out. */
  markets: readonly { label: string; odds: readonly number[] }[];
}

/** The bookmaker's margin on each market: the share of each coin staked that it keeps on average. */
export function MarginLine({ markets }: MarginLineProps) {
  const quoted = markets.filter(({ odds }) => odds.length > 0);
  if (quoted.length === 0) return null;
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
        {quoted.map(({ label, odds }) => (
          <span key={label}>
            {label}{' '}
            <chakra.b color="fg" fontWeight="bold">
              {formatShare(marginOf(odds.map(decimalOdds)))}
            </chakra.b>
          </span>
        ))}
      </Flex>
    </Flex>
  );
}
