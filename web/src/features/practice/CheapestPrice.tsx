import { useState } from 'react';
import { chakra, Grid } from '@chakra-ui/react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { useGiveEstimate } from '@/api/practice/habit';
import type { Game } from '@/api/types';
import { chanceProblem, statedChanceOf } from '@/domain/analysis/stated-chance';
import type { Pick } from '@/domain/betting/picks';
import { comparison } from '@/domain/habit/words';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';
import { Card, CardTitle } from '@/ui/layout/Card';
import { GameField } from './GameField';
import { SideField } from './SideField';
import { sideOf } from './sides';

function EstimateForm({ game, pick }: { game: Game; pick: Pick }) {
  const [text, setText] = useState('');
  const { mutate: give, isPending, data, error } = useGiveEstimate();
  const chance = statedChanceOf(text);
  return (
    <chakra.form
      mt="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chance === undefined || isPending) return;
        give({ ...sideOf(game, pick), chance: Math.round(chance * 100), marketShown: true });
      }}
    >
      <TextField
        label={`How likely is ${pick.prediction}? (%)`}
        hint="From 1 to 99 percent; it stands once you give it, and is one of the day’s estimates."
        inputMode="numeric"
        autoComplete="off"
        error={chanceProblem(text)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        type="submit"
        mt="3"
        disabled={chance === undefined || isPending || data !== undefined}
      >
        Give Estimate
      </Button>
      <chakra.p aria-live="polite" mt="2" color={error ? 'loss' : 'fg'}>
        {data && comparison(data.estimate)}
        {error && messageOf(error, FALLBACK_SENTENCE)}
      </chakra.p>
    </chakra.form>
  );
}

/** An estimate on the market of a game that costs least. */
export function CheapestPrice({ games }: { games: readonly Game[] }) {
  const [gameId, setGameId] = useState('');
  const [pick, setPick] = useState<Pick>();
  const game = games.find(({ id }) => id === gameId);
  return (
    <Card id="price" scrollMarginTop="24" aria-label="Pick the cheapest price">
      <CardTitle>Pick the cheapest price</CardTitle>
      <chakra.p color="fg.muted" mt="1" mb="3" maxW="70ch">
        The markets of a game cost differently. Find the one with the smallest margin, and say how
        likely its side is.
      </chakra.p>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        <GameField
          games={games}
          value={gameId}
          onChange={(id) => {
            setGameId(id);
            setPick(undefined);
          }}
        />
        {game && <SideField game={game} value={pick} onChange={setPick} />}
      </Grid>
      {game && pick && (
        <EstimateForm key={`${game.id} ${pick.betType} ${pick.side}`} game={game} pick={pick} />
      )}
    </Card>
  );
}
