import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { useMarkMarket } from '@/api/practice/acts';
import type { Game } from '@/api/types';
import { MARKET_NAMES } from '@/domain/betting/picks';
import type { BetType, Pick } from '@/domain/betting/picks';
import { formatShare } from '@/domain/format/format';
import { Price } from '@/ui/betting/Price';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { GameField } from './GameField';
import { marketsOf, sideOf } from './sides';

interface MarketProps {
  game: Game;
  betType: BetType;
  picks: readonly Pick[];
}

function Market({ game, betType, picks }: MarketProps) {
  const { mutate: mark, isPending, data, error } = useMarkMarket();
  const name = MARKET_NAMES[betType];
  const [first] = picks;
  if (!first) return null;
  return (
    <chakra.li {...dashedRule} py="3" listStyleType="none">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <div>
          <chakra.p fontWeight="semibold">{name}</chakra.p>
          {picks.map((pick) => (
            <p key={pick.side}>
              {pick.prediction}: <Price odds={pick.odds} />
            </p>
          ))}
        </div>
        <Button
          variant="outline"
          size="sm"
          disabled={isPending || data !== undefined}
          aria-label={`The margin of ${name} is high`}
          onClick={() => mark(sideOf(game, first))}
        >
          Its Margin is High
        </Button>
      </Flex>
      <chakra.p aria-live="polite" fontSize="sm" color={error ? 'loss' : 'fg.muted'}>
        {data && `Marked. Its margin is ${formatShare(data.margin)}.`}
        {error && messageOf(error, FALLBACK_SENTENCE)}
      </chakra.p>
    </chakra.li>
  );
}

/** Marks markets whose margin looks high, before it is shown. */
export function MarkMargin({ games }: { games: readonly Game[] }) {
  const [gameId, setGameId] = useState('');
  const game = games.find(({ id }) => id === gameId);
  return (
    <Card id="margin" scrollMarginTop="24" aria-label="Mark a high margin">
      <CardTitle>Mark a high margin</CardTitle>
      <chakra.p color="fg.muted" mt="1" mb="3" maxW="70ch">
        The margin is what the bookmaker keeps of each coin: with both chances that the prices imply
        added up, the part above 100%, divided by the sum. Press where you find it high; then you
        are told what it is.
      </chakra.p>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        <GameField games={games} value={gameId} onChange={setGameId} />
      </Grid>
      {game && (
        <chakra.ul mt="3">
          {marketsOf(game).map(({ betType, picks }) => (
            <Market key={`${game.id} ${betType}`} game={game} betType={betType} picks={picks} />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}
