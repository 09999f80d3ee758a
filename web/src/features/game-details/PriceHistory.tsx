import { chakra, Grid } from '@chakra-ui/react';
import { ChartLine } from 'lucide-react';
import { useMinute } from '@/browser/server-clock';
import type { GameDetails } from '@/api/types';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Card, CardTitle } from '@/ui/layout/Card';
import { historyOf } from './price-history';
import { PriceChart } from './PriceChart';

/** How the price of each market moved. It stands still from the start on. */
export function PriceHistory({ game }: { game: GameDetails }) {
  const until = Math.min(useMinute(), Date.parse(game.startTime));
  const markets = historyOf(game);
  return (
    <Card aria-label="Price history">
      <CardTitle>Price history</CardTitle>
      {markets.length === 0 ? (
        <EmptyState icon={ChartLine} title="No price was ever quoted" />
      ) : (
        <>
          <chakra.p mb="4" fontSize="sm" color="fg.muted">
            Each price as the chance that it implies, the bookmaker's margin included.
          </chakra.p>
          <Grid gap="5">
            {markets.map((market) => (
              <PriceChart key={market.betType} game={game} market={market} until={until} />
            ))}
          </Grid>
        </>
      )}
    </Card>
  );
}
