import { useState } from 'react';
import { chakra, Grid } from '@chakra-ui/react';
import { useOwnClasses } from '@/api/classes/classes';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { usePassGame } from '@/api/practice/acts';
import type { Game, JoinedClass, PassRequest } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
import { useChosenClass } from '@/state/purse';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { SelectField } from '@/ui/form/SelectField';
import { Card, CardTitle } from '@/ui/layout/Card';
import { GameField } from './GameField';

const REASONS: readonly { value: PassRequest['reason']; label: string }[] = [
  { value: 'price', label: 'It costs more than the chance is worth' },
  { value: 'unsure', label: 'I have no view of the chance' },
  { value: 'unknown', label: 'I know too little of the teams' },
  { value: 'atRisk', label: 'Enough of my coins are at risk' },
  { value: 'unconfirmed', label: 'Something is still to be announced, as a line-up' },
];

/** More do not fit a choice of the browser's own. */
const GAMES_MAX = 60;

/** Those of past seasons are the chosen purse's class's own: no other class can pass on them. */
function gamesOf(games: readonly Game[], isChosenPurse: boolean): readonly Game[] {
  const own = isChosenPurse ? games.filter(({ source }) => source === 'replay') : [];
  const usual = games.filter(({ source }) => source !== 'replay');
  return [...own.slice(0, GAMES_MAX), ...usual.slice(0, GAMES_MAX)];
}

interface FormProps {
  offered: readonly Game[];
  classes: readonly JoinedClass[];
}

function Form({ offered, classes }: FormProps) {
  const purse = useChosenClass()?.id;
  const first = classes.find(({ id }) => id === purse) ?? classes[0];
  const [classId, setClassId] = useState(first?.id ?? '');
  const games = gamesOf(offered, classId === purse);
  const [gameId, setGameId] = useState('');
  const [reason, setReason] = useState<PassRequest['reason']>('price');
  const { mutate: pass, isPending, error } = usePassGame();
  const game = games.find(({ id }) => id === gameId);
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        if (!game || isPending) return;
        const done = () => {
          setGameId('');
          showToast({ tone: 'success', title: `Passed on ${eventName(game)}` });
        };
        pass({ classId, gameId, reason }, { onSuccess: done });
      }}
    >
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        {classes.length > 1 && (
          <SelectField
            label="Class"
            options={classes.map(({ id, title }) => ({ value: id, label: title }))}
            value={classId}
            onChange={setClassId}
          />
        )}
        <GameField games={games} value={gameId} onChange={setGameId} />
        <SelectField label="Why" options={REASONS} value={reason} onChange={setReason} />
      </Grid>
      <Button type="submit" mt="3" disabled={!game || isPending}>
        Pass on this Game
      </Button>
      <chakra.p aria-live="polite" mt="2" color="loss">
        {error && messageOf(error, FALLBACK_SENTENCE)}
      </chakra.p>
    </chakra.form>
  );
}

/** Leaves a game alone, with a reason, in a class. */
export function PassGame({ games }: { games: readonly Game[] }) {
  const { data } = useOwnClasses();
  const purse = useChosenClass()?.id;
  const classes = data?.joined.filter(({ hasLeft, terms }) => !hasLeft && !terms.hasEnded) ?? [];
  return (
    <Card id="pass" scrollMarginTop="24" aria-label="Pass on a game">
      <CardTitle>Pass on a game</CardTitle>
      <chakra.p color="fg.muted" mt="1" mb="3" maxW="70ch">
        Most games are best left alone. In a class a pass with a reason counts as much as a bet; the
        reason is one of these words, and nothing else is kept of it.
      </chakra.p>
      {classes.length > 0 ? (
        <Form key={purse} offered={games} classes={classes} />
      ) : (
        <p>You are in no class whose games you could pass on.</p>
      )}
    </Card>
  );
}
