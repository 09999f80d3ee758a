import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { useGuessMargin } from '@/api/practice/acts';
import type { Game } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
import type { Pick } from '@/domain/betting/picks';
import { formatShare } from '@/domain/format/format';
import { Price } from '@/ui/betting/Price';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';
import { Card, CardTitle } from '@/ui/layout/Card';
import { GameField } from './GameField';
import type { ChosenSide } from './SideField';
import { SideField } from './SideField';
import { sideOf } from './sides';

/** RULES 21. */
const LEGS = { min: 2, max: 10 };

function AddLeg({ games, onAdd }: { games: readonly Game[]; onAdd: (leg: ChosenSide) => void }) {
  const [gameId, setGameId] = useState('');
  const [pick, setPick] = useState<Pick>();
  const game = games.find(({ id }) => id === gameId);
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr auto' }} gap="3" alignItems="end">
      <GameField
        label="Game of the next leg"
        games={games}
        value={gameId}
        onChange={(id) => {
          setGameId(id);
          setPick(undefined);
        }}
      />
      {game && <SideField game={game} value={pick} onChange={setPick} />}
      {game && pick && (
        <Button
          variant="outline"
          onClick={() => {
            onAdd({ game, pick });
            setGameId('');
            setPick(undefined);
          }}
        >
          Add Leg
        </Button>
      )}
    </Grid>
  );
}

/** A percentage as typed, in tenths; undefined where it is none. */
function tenthsOf(text: string): number | undefined {
  const percent = Number(text.replace(',', '.').replace('%', ''));
  const isGuess = text.trim() !== '' && percent >= 0 && percent <= 100;
  return isGuess ? Math.round(percent * 10) : undefined;
}

/** Guesses the margin of a parlay that is not placed, before it is shown. */
export function GuessMargin({ games }: { games: readonly Game[] }) {
  const [legs, setLegs] = useState<readonly ChosenSide[]>([]);
  const [text, setText] = useState('');
  const { mutate: guess, isPending, data, error, reset } = useGuessMargin();
  const tenths = tenthsOf(text);
  const free = games.filter(({ id }) => !legs.some(({ game }) => game.id === id));
  const startAnew = () => {
    setLegs([]);
    setText('');
    reset();
  };
  return (
    <Card id="parlay" scrollMarginTop="24" aria-label="Guess the margin of a parlay">
      <CardTitle>Guess the margin of a parlay</CardTitle>
      <chakra.p color="fg.muted" mt="1" mb="3" maxW="70ch">
        Each leg has its own margin, and they multiply. Put a parlay together, guess what the
        bookmaker keeps of each coin in all, and then you are told. It is not placed.
      </chakra.p>
      <chakra.ul mb="3" ps="5" listStyleType="disc">
        {legs.map(({ game, pick }) => (
          <li key={game.id}>
            {pick.prediction} (<Price odds={pick.odds} />) in {eventName(game)}
          </li>
        ))}
      </chakra.ul>
      {!data && legs.length < LEGS.max && (
        <AddLeg games={free} onAdd={(leg) => setLegs([...legs, leg])} />
      )}
      {!data && legs.length >= LEGS.min && (
        <chakra.form
          mt="3"
          display="flex"
          gap="3"
          alignItems="end"
          flexWrap="wrap"
          onSubmit={(event) => {
            event.preventDefault();
            if (tenths === undefined) return;
            guess({
              sides: legs.map(({ game, pick }) => sideOf(game, pick)),
              tenthsOfPercent: tenths,
            });
          }}
        >
          <TextField
            label="Your guess of its margin (%)"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={isPending || tenths === undefined}>
            Guess
          </Button>
        </chakra.form>
      )}
      <chakra.p aria-live="polite" mt="3" color={error ? 'loss' : 'fg'}>
        {data && `Its margin is ${formatShare(data.margin)}. You guessed ${text.trim()}%.`}
        {error && messageOf(error, FALLBACK_SENTENCE)}
      </chakra.p>
      {(data ?? error) && (
        <Flex mt="3">
          <Button variant="outline" onClick={startAnew}>
            Another Parlay
          </Button>
        </Flex>
      )}
    </Card>
  );
}
