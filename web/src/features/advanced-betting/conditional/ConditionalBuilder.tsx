import { useState } from 'react';
import { Flex, Grid } from '@chakra-ui/react';
import { ArrowRight, GitBranch } from 'lucide-react';
import type { Game } from '@/api/types';
import {
  conditionalOdds,
  CONDITION_NAMES,
  CONDITION_TYPES,
  fixedCondition,
  isContradiction,
  isOneThing,
  TIME_MARKS,
  TIME_NAMES,
} from '@/domain/betting/conditional';
import type {
  Condition,
  ConditionType,
  FixedCondition,
  Team,
  TimeMark,
} from '@/domain/betting/conditional';
import { BET_TYPES, eventName, MARKET_NAMES, picksOf } from '@/domain/betting/picks';
import type { BetType, Pick, Side } from '@/domain/betting/picks';
import { AddBar } from '@/features/advanced-betting/AddBar';
import { OpenBetModes } from '@/features/advanced-betting/OpenBetModes';
import { addToSlip } from '@/features/slip/placing/add-to-slip';
import type { BetMode } from '@/features/advanced-betting/choice';
import { useDefaultStake } from '@/features/slip/stakes/use-default-stake';
import { DEFAULT_STAKE, PRE_GAME } from '@/state/slip';
import { Button } from '@/ui/elements/Button';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SelectField } from '@/ui/form/SelectField';
import { ConditionalPreview } from './ConditionalPreview';

const QUICK_PICKS = [10, 50];

const namesIn = (game: Game) => ({ home: game.homeTeam.name, away: game.awayTeam.name });

interface Draft {
  type: ConditionType;
  team: Team;
  betType: BetType;
  /** The secondary team, of a moneyline or a spread. */
  secondary: Team;
  /** The chosen side of a total. */
  overUnder: 'over' | 'under';
  time: TimeMark;
  /** As typed. */
  stake: string;
}

const DEFAULTS: Draft = {
  type: 'if_win',
  team: 'home',
  betType: 'moneyline',
  secondary: 'home',
  overUnder: 'over',
  time: 'halftime',
  stake: `${DEFAULT_STAKE}`,
};

function conditionOf({ type, team, time }: Draft): Condition {
  return type === 'if_time' ? { type, team, time } : { type, team };
}

function pickOf(game: Game, { betType, secondary, overUnder }: Draft): Pick | undefined {
  const wanted: Side = betType === 'total' ? overUnder : secondary;
  return picksOf(game, betType).find(({ side }) => side === wanted);
}

/** The labels of the team that a condition is about. */
const IF_THIS_TEAM: Record<Exclude<ConditionType, 'if_time'>, string> = {
  if_win: 'If this team wins',
  if_lose: 'If this team loses',
  if_cover: 'If this team covers its spread',
};

interface FieldsProps {
  game: Game;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

const NO_CLOSE_GAMES: Partial<Record<Game['sport'], string>> = {
  mlb: 'A close game at a chosen time is not offered for MLB: baseball has no quarters and no halftime to look at.',
  nhl: 'A close game at a chosen time is not offered for NHL: nearly every hockey game is within 5 goals.',
};

/** Why no condition looks at the score at a time of the game; undefined where one can. */
function whyNoCloseGame({ sport, source }: Game): string | undefined {
  if (source !== 'simulated')
    return 'A close game at a chosen time is offered for simulated games alone: of others the scores of the quarters are not known.';
  return NO_CLOSE_GAMES[sport];
}

/** The market that the condition is about has to be quoted. */
function isOffered(game: Game, type: ConditionType): boolean {
  if (type === 'if_time') return whyNoCloseGame(game) === undefined;
  return (type === 'if_cover' ? game.odds.spread : game.odds.moneyline) !== null;
}

function Fields({ game, draft, onChange }: FieldsProps) {
  const { home, away } = namesIn(game);
  const teams = [
    { value: 'home' as const, label: home },
    { value: 'away' as const, label: away },
  ];
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <SelectField
        label="Condition"
        hint={whyNoCloseGame(game)}
        options={CONDITION_TYPES.map((value) => ({
          value,
          label: CONDITION_NAMES[value],
          disabled: !isOffered(game, value),
        }))}
        value={draft.type}
        onChange={(type) => onChange({ type })}
      />
      {draft.type === 'if_time' ? (
        <SelectField
          label="Time"
          hint="Within 5 points at the chosen time."
          options={TIME_MARKS.map((value) => ({ value, label: TIME_NAMES[value] }))}
          value={draft.time}
          onChange={(time) => onChange({ time })}
        />
      ) : (
        <SelectField
          label={IF_THIS_TEAM[draft.type]}
          options={teams}
          value={draft.team}
          onChange={(team) => onChange({ team })}
        />
      )}
      <SelectField
        label="Bet type"
        options={BET_TYPES.map((value) => ({
          value,
          label: MARKET_NAMES[value],
          disabled: picksOf(game, value).length === 0,
        }))}
        value={draft.betType}
        onChange={(betType) => onChange({ betType })}
      />
      {draft.betType === 'total' ? (
        <SelectField
          label="Then I bet on"
          options={picksOf(game, 'total').map(({ side, prediction }) => ({
            value: side === 'over' ? ('over' as const) : ('under' as const),
            label: prediction,
          }))}
          value={draft.overUnder}
          onChange={(overUnder) => onChange({ overUnder })}
        />
      ) : (
        <SelectField
          label="Then I bet on"
          options={teams}
          value={draft.secondary}
          onChange={(secondary) => onChange({ secondary })}
        />
      )}
    </Grid>
  );
}

/** Why nothing can be added, in a sentence that says what is wrong with it. */
function problemOf(condition: FixedCondition | undefined, pick: Pick | undefined) {
  if (!condition)
    return 'The market of this condition is not quoted at the moment. Choose another condition.';
  if (!pick) return 'This market is not quoted at the moment. Choose another bet type.';
  if (!isContradiction(condition, pick)) return undefined;
  return 'No final score makes both of these true: whichever comes true makes the other false, so the bet could only lose. Choose another condition or another pick.';
}

function Builder({ game }: { game: Game }) {
  const defaultStake = useDefaultStake();
  const [chosen, setChosen] = useState(() => ({
    ...DEFAULTS,
    stake: `${defaultStake(DEFAULT_STAKE)}`,
  }));
  // A condition that the sport of another game does not offer falls back to the default.
  const draft = isOffered(game, chosen.type) ? chosen : { ...chosen, type: DEFAULTS.type };
  const names = namesIn(game);
  const condition = fixedCondition(game, conditionOf(draft));
  const pick = pickOf(game, draft);
  const other = pick && picksOf(game, pick.betType).find(({ side }) => side !== pick.side);
  // With the sum of both scores nearly any condition leaves something to come true.
  const [over] = picksOf(game, 'total');
  const problem = problemOf(condition, pick);
  const odds =
    condition && pick && !problem ? conditionalOdds(condition, pick, pick.odds) : undefined;

  // Nothing can win otherwise.
  const isUseless = condition && pick && (problem !== undefined || isOneThing(condition, pick));

  const add = (betAmount: number) => {
    if (!pick || odds === undefined) return;
    addToSlip({
      ...PRE_GAME,
      ...pick,
      odds,
      gameId: game.id,
      eventName: eventName(game),
      betAmount,
      condition: conditionOf(draft),
    });
  };

  return (
    <Flex direction="column" gap="4">
      <Fields game={game} draft={draft} onChange={(change) => setChosen({ ...draft, ...change })} />
      {problem && (
        <div role="status">
          <Callout tone="warn">{problem}</Callout>
        </div>
      )}
      {condition && pick && other && odds !== undefined && (
        <ConditionalPreview
          condition={condition}
          pick={pick}
          otherOdds={other.odds}
          odds={odds}
          names={names}
        />
      )}
      {over && isUseless && draft.betType !== 'total' && (
        <Button
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          onClick={() => setChosen({ ...draft, betType: 'total', overUnder: 'over' })}
        >
          Try it with {over.prediction}
          <ArrowRight aria-hidden />
        </Button>
      )}
      <AddBar
        stake={draft.stake}
        quickPicks={QUICK_PICKS}
        odds={odds}
        onStake={(stake) => setChosen({ ...draft, stake })}
        onAdd={add}
      />
    </Flex>
  );
}

/** Bets that win only if something else comes true as well, at a better price for it. */
export function ConditionalBuilder({
  game,
  onModeChange,
}: {
  game: Game;
  onModeChange: (mode: BetMode) => void;
}) {
  if (game.status !== 'scheduled') {
    return (
      <EmptyState
        icon={GitBranch}
        title="Conditional bets are closed"
        text="They are taken until the game starts. This one has started: its live prices are under Live Betting."
        action={<OpenBetModes game={game} onModeChange={onModeChange} />}
      />
    );
  }
  return <Builder game={game} />;
}
