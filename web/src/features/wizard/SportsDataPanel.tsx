import { Box, chakra, Flex } from '@chakra-ui/react';
import { useDashboard } from '@/api/boards/dashboard';
import { HotTeams } from '@/features/sports-data/HotTeams';
import { PlayerStats } from '@/features/sports-data/PlayerStats';
import { TrendingBets } from '@/features/sports-data/TrendingBets';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Card } from '@/ui/layout/Card';

const LOAD_FAILED = 'Failed to load sports data. Please try again.';

function Cards() {
  const { data, isError, isFetching, refetch } = useDashboard();
  if (isError && !data && !isFetching) {
    return (
      <Card>
        <ErrorState message={LOAD_FAILED} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Flex direction="column" gap="4" aria-busy={!data}>
      <HotTeams teams={data?.hotTeams} />
      <TrendingBets bets={data?.trendingBets} />
      <PlayerStats players={data?.playerStats} showBars />
    </Flex>
  );
}

/** What is in the news of the leagues, beside the chat about it. */
export function SportsDataPanel() {
  return (
    <Box as="section" aria-labelledby="sports-data">
      <chakra.h2 id="sports-data" fontSize="xl" mb="3">
        Sports Data
      </chakra.h2>
      <Cards />
    </Box>
  );
}
