import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { useProps } from '@/api/betting/props';
import type { Game, PropOffer } from '@/api/types';
import type { Team } from '@/domain/betting/conditional';
import { eventName } from '@/domain/betting/picks';
import { inWords, PROP_NAMES, PROP_TYPES, propLabel } from '@/domain/betting/props';
import type { PropType } from '@/domain/betting/props';
import { AddBar } from '@/features/advanced-betting/AddBar';
import { OpenBetModes } from '@/features/advanced-betting/OpenBetModes';
import { addToSlip } from '@/features/slip/placing/add-to-slip';
import { hasProps } from '@/features/advanced-betting/choice';
import type { BetMode } from '@/features/advanced-betting/choice';
import { useDefaultStake } from '@/features/slip/stakes/use-default-stake';
import { DEFAULT_STAKE, PRE_GAME } from '@/state/slip';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SelectField } from '@/ui/form/SelectField';
import { PropQuote } from './PropQuote';
import { PropTable } from './PropTable';
import { oddsOf, offersOf, typesWithLines } from './prop-choice';
import type { PropPick } from './prop-choice';
import { useSecondsLeft } from './use-seconds-left';

const QUICK_PICKS = [10, 25, 50];

interface FieldsProps {
  game: Game;
  offers: readonly PropOffer[];
}

function Fields({ game, offers }: FieldsProps) {
  const [team, setTeam] = useState<Team>('home');
  const types = PROP_TYPES[game.sport];
  const [wanted, setWanted] = useState<PropType>();
  const [choice, setChoice] = useState<PropPick>();
  const defaultStake = useDefaultStake();
  const [stake, setStake] = useState(() => `${defaultStake(DEFAULT_STAKE)}`);

  const teamName = game[team === 'home' ? 'homeTeam' : 'awayTeam'].name;
  const quoted = typesWithLines(offers, team, types);
  const type = quoted.find((each) => each === wanted) ?? quoted[0] ?? types[0];
  const rows = offersOf(offers, team, type);
  const offer = rows.find(({ playerId }) => playerId === choice?.playerId);
  const picked = offer && choice ? { offer, side: choice.side } : undefined;
  const seconds = useSecondsLeft(offer?.expiresAt);
  const odds = picked && oddsOf(picked.offer, picked.side);

  const add = (betAmount: number) => {
    if (!picked || odds === undefined) return;
    const { side } = picked;
    const { playerName, playerId, propType, line, quoteId } = picked.offer;
    addToSlip({
      ...PRE_GAME,
      gameId: game.id,
      eventName: eventName(game),
      betType: 'prop',
      side,
      prediction: propLabel(playerName, side, line, propType),
      line,
      odds,
      betAmount,
      prop: { propType, propValue: line, playerName, playerId, quoteId },
    });
  };

  return (
    <Flex direction="column" gap="4">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <SelectField
          label="Team"
          options={[
            { value: 'home', label: game.homeTeam.name },
            { value: 'away', label: game.awayTeam.name },
          ]}
          value={team}
          onChange={(next) => {
            setTeam(next);
            setChoice(undefined);
          }}
        />
        <SelectField
          label="Prop type"
          options={types.map((value) =>
            quoted.includes(value)
              ? { value, label: PROP_NAMES[value] }
              : { value, label: `${PROP_NAMES[value]} (no line)`, disabled: true },
          )}
          value={type}
          onChange={setWanted}
        />
      </Grid>
      {wanted && quoted.length > 0 && type !== wanted && (
        <Callout>
          {teamName} has no line on {inWords(wanted)} now. Below is {inWords(type)}.
        </Callout>
      )}
      {rows.length > 0 && (
        <PropTable
          caption={`${PROP_NAMES[type]}, ${teamName}`}
          offers={rows}
          choice={choice}
          onChoose={setChoice}
        />
      )}
      {picked ? (
        <PropQuote {...picked} seconds={seconds} />
      ) : (
        <chakra.p fontSize="sm" color="fg.muted">
          {rows.length > 0
            ? 'Press a price to choose it. The % is the chance the price implies.'
            : `No player of ${teamName} has a line near an even chance now. Choose the other team.`}
        </chakra.p>
      )}
      <AddBar
        stake={stake}
        quickPicks={QUICK_PICKS}
        odds={seconds > 0 ? odds : undefined}
        onStake={setStake}
        onAdd={add}
      />
    </Flex>
  );
}

function Offers({ game }: { game: Game }) {
  const { data, isError, refetch } = useProps(game.id);
  if (!data) {
    if (!isError) return <Skeleton height="64" aria-busy />;
    return (
      <ErrorState
        message="Failed to load player props. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  const { offers } = data;
  if (offers.length === 0) {
    return (
      <EmptyState
        icon={UserRound}
        title="No player props for this game"
        text="None of its players is quoted at the moment. Another game may have them."
      />
    );
  }
  return <Fields game={game} offers={offers} />;
}

/** Bets on what one player reaches. */
export function PropBuilder({
  game,
  onModeChange,
}: {
  game: Game;
  onModeChange: (mode: BetMode) => void;
}) {
  if (!hasProps(game)) {
    return (
      <EmptyState
        icon={UserRound}
        title="No player props for this game"
        text="Player props are quoted on simulated and on real games, and not on those of a past season."
        action={<OpenBetModes game={game} onModeChange={onModeChange} />}
      />
    );
  }
  if (game.status !== 'scheduled') {
    return (
      <EmptyState
        icon={UserRound}
        title="Player props are closed"
        text="They are taken until the game starts. This one has started: its live prices are under Live Betting."
        action={<OpenBetModes game={game} onModeChange={onModeChange} />}
      />
    );
  }
  return <Offers key={game.id} game={game} />;
}
