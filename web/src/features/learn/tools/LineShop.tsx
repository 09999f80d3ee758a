import { chakra, Grid } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { marginOf } from '@/domain/odds/market';
import { Figures, Verdict } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { ToolCard } from './parts/ToolCard';
import { allDecimals, usePrices } from './parts/use-price';

const BOOKS = ['Book A', 'Book B', 'Book C', 'Book D'];
const HOME = [-110, -105, -112, -108];
const AWAY = [-110, -115, -104, -110];

function best(decimals: readonly number[]) {
  const price = Math.max(...decimals);
  return { price, book: BOOKS[decimals.indexOf(price)] ?? '' };
}

function Comparison({ home, away }: { home: readonly number[]; away: readonly number[] }) {
  const [bestHome, bestAway] = [best(home), best(away)];
  const margins = home.map((price, book) => marginOf([price, away[book] ?? price]));
  const together = marginOf([bestHome.price, bestAway.price]);
  const mean = margins.reduce((sum, one) => sum + one, 0) / margins.length;
  // The extra payout of a winning bet at the best book over the worst.
  const gain = (bestHome.price - Math.min(...home)) / (Math.min(...home) - 1);
  return (
    <>
      <Figures
        items={[
          ['Best on home', bestHome.book],
          ['Best on away', bestAway.book],
          ['Mean margin of one book', formatShare(mean)],
          ['Margin of the best prices', formatShare(together)],
          ['More profit, best to worst', signedShare(gain)],
        ]}
      />
      <Verdict tone={together < 0 ? 'win' : 'plain'}>
        {together < 0
          ? 'The best prices together hold no margin at all: that is an arbitrage, and it seldom lasts.'
          : `Who always takes the better price pays a margin of ${formatShare(together)} where one book asks ${formatShare(mean)}.`}
      </Verdict>
    </>
  );
}

export function LineShop() {
  const home = usePrices(HOME);
  const away = usePrices(AWAY);
  const decimals = [allDecimals(home.prices), allDecimals(away.prices)];
  const [ofHome, ofAway] = decimals;
  return (
    <ToolCard
      title="Price comparison"
      text="Four bookmakers price one game. Change their prices and see where each side is best bought."
    >
      <chakra.div display="grid" gap="4">
        {BOOKS.map((book, index) => {
          const [homePrice, awayPrice] = [home.prices[index], away.prices[index]];
          if (!homePrice || !awayPrice) return null;
          return (
            <Grid key={book} templateColumns="repeat(2, minmax(0, 1fr))" gap="3">
              <PriceField label={`${book}, home`} price={homePrice} />
              <PriceField label={`${book}, away`} price={awayPrice} />
            </Grid>
          );
        })}
      </chakra.div>
      {ofHome && ofAway && <Comparison home={ofHome} away={ofAway} />}
    </ToolCard>
  );
}
