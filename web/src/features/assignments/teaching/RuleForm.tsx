import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useSetAssignment } from '@/api/classes/assignments';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { AssignmentChoice, AssignmentNumbers, AssignmentRule } from '@/api/types';
import { NUMBER_LABELS, NUMBERS, wordsOf } from '@/domain/learning/assignments';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';
import { GameList } from './GameList';
import { problemsOf } from './rule-problems';

interface RuleFormProps {
  classId: string;
  choice: AssignmentChoice;
  /** As it is set; absent where it is not. */
  rule?: AssignmentRule;
  /** That the form has read. */
  version: number;
  onDone: () => void;
}

/** The numbers of a rule, its window, and its games. */
export function RuleForm({ classId, choice, rule, version, onDone }: RuleFormProps) {
  const [numbers, setNumbers] = useState<AssignmentNumbers>(rule?.numbers ?? choice.usual);
  const [from, setFrom] = useState(rule?.from ?? '');
  const [due, setDue] = useState(rule?.due ?? '');
  const [games, setGames] = useState<readonly string[]>(
    rule?.games.map(({ gameId }) => gameId) ?? [],
  );
  const { mutate: set, isPending, error } = useSetAssignment();
  const words = wordsOf(choice.assignment);
  const hasGames = choice.assignment === 'setGames';
  const wanted = hasGames ? { ...numbers, count: games.length } : numbers;
  const problems = problemsOf(wanted, choice.most, hasGames);
  const isBackwards = from !== '' && due !== '' && due < from;
  const isWrong = Object.keys(problems).length > 0 || isBackwards;
  const shown = NUMBERS.filter((name) => choice.usual[name] > 0 && !(hasGames && name === 'count'));
  const submit = () =>
    set(
      {
        classId,
        assignment: choice.assignment,
        version,
        numbers: wanted,
        from: from || null,
        due: due || null,
        games: games.map((gameId) => ({ gameId })),
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: `${words.name} is set` });
          onDone();
        },
      },
    );
  return (
    <chakra.form
      noValidate
      aria-label={words.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong && !isPending) submit();
      }}
    >
      <chakra.p mb="3" maxW="70ch" aria-live="polite">
        {words.asks(wanted)}
      </chakra.p>
      <Grid templateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))" gap="3">
        {shown.map((name) => (
          <TextField
            key={name}
            label={NUMBER_LABELS[name]}
            hint={`At most ${choice.most[name]}`}
            type="number"
            min={name.endsWith('Percent') ? 0.01 : 1}
            step={name.endsWith('Percent') ? 0.01 : 1}
            max={choice.most[name]}
            error={problems[name]}
            value={Number.isNaN(numbers[name]) ? '' : numbers[name]}
            onChange={({ target }) => setNumbers({ ...numbers, [name]: target.valueAsNumber })}
          />
        ))}
        <TextField
          label="Counts from"
          type="date"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label="Due on"
          hint="Met later it counts, as late."
          type="date"
          error={isBackwards ? 'It is due before it counts' : undefined}
          value={due}
          onChange={({ target }) => setDue(target.value)}
        />
      </Grid>
      {hasGames && (
        <GameList
          classId={classId}
          kept={rule?.games ?? []}
          chosen={games}
          onChange={setGames}
          max={choice.most.count}
        />
      )}
      {error && (
        <chakra.p role="alert" mt="3" color="loss" fontSize="sm">
          {messageOf(error, FALLBACK_SENTENCE)}
        </chakra.p>
      )}
      <Flex gap="2" mt="3">
        <Button type="submit" disabled={isPending || isWrong}>
          {rule ? 'Change the Assignment' : 'Set the Assignment'}
        </Button>
        <Button type="button" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}
