import { Box, chakra, Flex } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import type { Dashboard } from '@/api/types';
import { formatPercent } from '@/lib/format';
import type { Source } from '@/lib/source';
import { ProgressBar } from '@/ui/ProgressBar';
import { ListCard } from './ListCard';
import { SHOWN_MAX } from './limits';

type Trend = Dashboard['trendingBets'][number];

function Bet({ description, percentage }: Trend) {
  const share = formatPercent(percentage, 0);
  return (
    <Box py="3">
      <Flex justify="space-between" gap="3" mb="2">
        <chakra.p minW="0" fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
          {description}
        </chakra.p>
        <chakra.b>{share}</chakra.b>
      </Flex>
      <ProgressBar label={`Bettors on ${description}`} value={percentage} valueText={share} />
    </Box>
  );
}

interface TrendingBetsProps {
  bets: readonly Trend[] | undefined;
  source: Source;
}

export function TrendingBets({ bets, source }: TrendingBetsProps) {
  return (
    <ListCard
      title="Trending Bets"
      icon={Users}
      source={source}
      note="How many of a market’s bettors took the pick."
      items={bets?.slice(0, SHOWN_MAX)}
      keyOf={({ description }) => description}
      expected={{ rows: SHOWN_MAX, shape: 'bar' }}
      empty={{
        title: 'No trending bets yet',
        text: 'A pick counts once five players have bet on it.',
      }}
    >
      {(bet) => <Bet {...bet} />}
    </ListCard>
  );
}
