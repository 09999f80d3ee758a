import { useState } from 'react';
import { chakra, Grid } from '@chakra-ui/react';
import { useOwnClasses } from '@/api/classes/classes';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { usePassGame } from '@/api/practice/acts';
import type { Game, JoinedClass, PassRequest } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
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

function Form({ games, classes }: { games: readonly Game[]; classes: readonly JoinedClass[] }) {
  const [classId, setClassId] = useState(classes[0]?.id ?? '');
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
  const classes = data?.joined.filter(({ hasLeft, terms }) => !hasLeft && !terms.hasEnded) ?? [];
  return (
    <Card id="pass" scrollMarginTop="24" aria-label="Pass on a game">
      <CardTitle>Pass on a game</CardTitle>
      <chakra.p color="fg.muted" mt="1" mb="3" maxW="70ch">
        Most games are best left alone. In a class a pass with a reason counts as much as a bet; the
        reason is one of these words, and nothing else is kept of it.
      </chakra.p>
      {classes.length > 0 ? (
        <Form games={games} classes={classes} />
      ) : (
        <p>You are in no class whose games you could pass on.</p>
      )}
    </Card>
  );
}
