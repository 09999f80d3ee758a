import { Box, chakra, Flex } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import type { Dashboard } from '@/api/types';
import { sharedSource } from '@/domain/betting/source';
import { formatCoins, formatPercent } from '@/domain/format/format';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { ListCard } from './ListCard';
import { SHOWN_MAX } from './limits';

type Trend = Dashboard['trendingBets'][number];

interface BetProps {
  bet: Trend;
  /** The games of the bets come from several sources. */
  showSource: boolean;
}

function Bet({ bet: { description, percentage, bettors, source }, showSource }: BetProps) {
  const share = formatPercent(percentage, 0);
  return (
    <Box py="3">
      <Flex justify="space-between" gap="3" mb="2">
        <chakra.p minW="0" fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
          {description} {showSource && <SourceLabel source={source} />}
        </chakra.p>
        <chakra.b textAlign="end">
          {share}{' '}
          <chakra.span display="block" fontSize="sm" fontWeight="medium" color="fg.muted">
            of {formatCoins(bettors)}
          </chakra.span>
        </chakra.b>
      </Flex>
      <ProgressBar
        label={`Bettors on ${description}`}
        value={percentage}
        valueText={`${share} of ${formatCoins(bettors)}`}
      />
    </Box>
  );
}

export function TrendingBets({ bets }: { bets: readonly Trend[] | undefined }) {
  const shown = bets?.slice(0, SHOWN_MAX);
  const source = sharedSource(shown ?? []);
  return (
    <ListCard
      title="Trending Bets"
      icon={Users}
      source={source}
      note="How many of a market’s bettors took the pick."
      items={shown}
      keyOf={({ description }) => description}
      expected={{ rows: SHOWN_MAX, shape: 'bar' }}
      empty={{
        title: 'No trending bets yet',
        text: 'A pick counts once five players have bet on it.',
      }}
    >
      {(bet) => <Bet bet={bet} showSource={source === undefined} />}
    </ListCard>
  );
}
