import { Box, chakra, Grid } from '@chakra-ui/react';
import { formatAmount } from '@/domain/format/amount';
import { formatShare } from '@/domain/format/format';

const HALF = 0.5;

function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatAmount(amount)}`;
}

interface BarProps {
  label: string;
  amount: number;
  /** The largest of all bars, which takes half the width. */
  max: number;
  strong?: boolean;
}

function Bar({ label, amount, max, strong = false }: BarProps) {
  const width = max > 0 ? (HALF * Math.abs(amount)) / max : 0;
  return (
    <>
      <chakra.dt fontWeight={strong ? 'bold' : 'medium'}>{label}</chakra.dt>
      <Box as="dd" position="relative" height="6" aria-hidden>
        <Box position="absolute" insetY="0" left="50%" borderLeftWidth="2px" borderColor="fg" />
        <Box
          position="absolute"
          top="1"
          bottom="1"
          bg={amount < 0 ? 'loss' : 'win'}
          borderRadius="sm"
          opacity={strong ? 1 : 0.75}
          style={{
            width: formatShare(width),
            left: formatShare(amount < 0 ? HALF - width : HALF),
          }}
        />
      </Box>
      <chakra.dd textAlign="right" fontWeight={strong ? 'bold' : 'medium'}>
        {signed(amount)}
        <chakra.span srOnly> coins</chakra.span>
      </chakra.dd>
    </>
  );
}

interface LuckBarsProps {
  movement: number;
  margin: number;
  luck: number;
  profit: number;
}

/** What price moves, the margin and luck did, which add up to the result, from the middle: costs to the left, gains to the right. */
export function LuckBars({ movement, margin, luck, profit }: LuckBarsProps) {
  const max = Math.max(...[movement, margin, luck, profit].map(Math.abs));
  return (
    <Grid
      as="dl"
      templateColumns="auto minmax(0, 1fr) auto"
      columnGap="3"
      rowGap="1"
      alignItems="center"
      mb="3"
    >
      <Bar label="Price moves" amount={movement} max={max} />
      <Bar label="Margin" amount={-margin} max={max} />
      <Bar label="Luck" amount={luck} max={max} />
      <Bar label="Result" amount={profit} max={max} strong />
    </Grid>
  );
}
