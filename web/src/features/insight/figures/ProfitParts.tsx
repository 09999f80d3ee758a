import { Box, chakra, Grid } from '@chakra-ui/react';
import type { InsightProgress } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { FigureCard } from './FigureCard';
import { oneIn } from '@/features/insight/words/one-in';
import { profitSentence, wholeParts } from '@/features/insight/words/sentences';
import { countVerdict, inkOf } from '@/features/insight/words/verdict';

const coins = (amount: number) => `${amount > 0 ? '+' : ''}${formatCoins(amount)}`;

interface Step {
  name: string;
  /** Where the bar begins, in coins. */
  from: number;
  to: number;
  /** Drawn as an outline: it comes and goes. */
  hollow?: boolean;
  strong?: boolean;
}

/** Each bar begins where the one above it ended; the last is all of them together. */
function stepsOf(parts: InsightProgress['profitParts']): Step[] {
  const { movement, margin, luck } = wholeParts(parts);
  return [
    { name: 'Price moves', from: 0, to: movement },
    { name: 'Margin', from: movement, to: movement - margin },
    { name: 'Luck', from: movement - margin, to: movement - margin + luck, hollow: true },
    { name: 'Profit', from: 0, to: parts.profit, strong: true },
  ];
}

function Bars({ steps, ink }: { steps: readonly Step[]; ink: string }) {
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(...ends);
  const width = Math.max(...ends) - low || 1;
  const place = (value: number) => (value - low) / width;
  return (
    <Grid
      as="dl"
      templateColumns="auto minmax(0, 1fr) auto"
      columnGap="3"
      alignItems="center"
      mb="3"
      mt="1"
    >
      {steps.map(({ name, from, to, hollow = false, strong = false }) => (
        <Box key={name} display="contents">
          <chakra.dt fontWeight={strong ? 'bold' : 'medium'}>{name}</chakra.dt>
          <Box as="dd" position="relative" height="9" aria-hidden>
            <Box
              position="absolute"
              insetY="0"
              borderLeftWidth="1px"
              borderColor="border.control"
              style={{ left: formatShare(place(0), 2) }}
            />
            <Box
              position="absolute"
              insetY="2"
              minW="2px"
              borderRadius="3px"
              borderWidth="2px"
              borderColor={ink}
              bg={hollow ? 'transparent' : ink}
              opacity={strong || hollow ? 1 : 0.7}
              style={{
                left: formatShare(place(Math.min(from, to)), 2),
                width: formatShare(Math.abs(to - from) / width, 2),
              }}
            />
          </Box>
          <chakra.dd textAlign="right" fontWeight={strong ? 'bold' : 'medium'}>
            {coins(to - from)}
            <chakra.span srOnly> coins</chakra.span>
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  );
}

function othersText({ others, othersProfit }: InsightProgress['profitParts']): string | undefined {
  if (others === 0) return undefined;
  return `${counted(others, 'more bet')} without a close: ${coins(othersProfit)}, which cannot be taken apart.`;
}

interface ProfitPartsProps {
  parts: InsightProgress['profitParts'];
  isJudged: boolean;
}

/** Where the profit comes from: price moves, margin and luck, which add up to the coin. */
export function ProfitParts({ parts, isJudged }: ProfitPartsProps) {
  const { n, asMuch, luckDeviation, othersProfit, others } = parts;
  const verdict = countVerdict(n);
  const ink = inkOf(verdict);
  const steps = stepsOf(parts);
  const rarity = isJudged && !verdict && asMuch !== null ? oneIn(asMuch) : undefined;
  return (
    <FigureCard
      title="Where the profit comes from"
      count={`${counted(n, 'bet')} with a close`}
      verdict={verdict}
      sentence={
        n === 0
          ? 'No settled bet has a close yet, so that luck and price cannot be told apart.'
          : profitSentence(parts, rarity)
      }
      picture={n > 0 && <Bars steps={steps} ink={ink} />}
      legend={othersText(parts)}
      numbers={{
        head: ['Part', 'Coins'],
        rows: [
          ...steps.map(({ name, from, to }) => [name, coins(to - from)]),
          ['Luck, standard deviation', signed(luckDeviation, 0).replace('+', '')],
          [`Without a close (${formatCoins(others)})`, coins(othersProfit)],
        ],
      }}
      guide={{ path: '/learn/probability-basics', words: 'What luck does' }}
    />
  );
}
