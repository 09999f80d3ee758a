import { useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ArrowRight, GitBranch } from 'lucide-react';
import type { Game } from '@/api/types';
import {
  BOOSTS,
  conditionalOdds,
  CONDITION_NAMES,
  CONDITION_TYPES,
  conditionPhrase,
  fixedCondition,
  isContradiction,
  follows,
  isImplied,
  pickPhrase,
  pricedPick,
  TIME_MARKS,
  TIME_NAMES,
} from '@/lib/conditional';
import type { Condition, ConditionType, FixedCondition, Team, TimeMark } from '@/lib/conditional';
import { eventName, MARKET_NAMES, picksOf } from '@/lib/picks';
import type { BetType, Pick, Side } from '@/lib/picks';
import { DEFAULT_STAKE, PRE_GAME } from '@/lib/slip';
import { EmptyState } from '@/ui/EmptyState';
import { Note } from '@/ui/Note';
import { Price } from '@/ui/Price';
import { SelectField } from '@/ui/SelectField';
import { AddBar } from './AddBar';
import { addToSlip } from './add-to-slip';

const QUICK_PICKS = [10, 50];
const BET_TYPES = ['moneyline', 'spread', 'total'] as const satisfies readonly BetType[];

const namesIn = (game: Game) => ({ home: game.homeTeam.name, away: game.awayTeam.name });

interface Draft {
  type: ConditionType;
  team: Team;
  betType: BetType;
  /** The secondary team, of a moneyline or a spread. */
  secondary: Team;
  /** Of a total. */
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

interface FieldsProps {
  game: Game;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** Baseball has no quarters, and a spread has to be quoted to be covered. */
function isOffered(game: Game, type: ConditionType): boolean {
  if (type === 'if_time') return game.sport !== 'mlb';
  return type !== 'if_cover' || game.odds.spread !== null;
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
        hint={
          game.sport === 'mlb' &&
          'A close game at a chosen time is not offered for MLB: baseball has no quarters and no halftime to look at.'
        }
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
          label="Primary team"
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
          label="Over or Under"
          options={picksOf(game, 'total').map(({ side, prediction }) => ({
            value: side === 'over' ? ('over' as const) : ('under' as const),
            label: prediction,
          }))}
          value={draft.overUnder}
          onChange={(overUnder) => onChange({ overUnder })}
        />
      ) : (
        <SelectField
          label="Secondary team"
          options={teams}
          value={draft.secondary}
          onChange={(secondary) => onChange({ secondary })}
        />
      )}
    </Grid>
  );
}

interface PreviewProps {
  condition: FixedCondition;
  pick: Pick;
  odds: number;
  names: { home: string; away: string };
}

/** The two prices, and in one sentence what has to happen. */
function Preview({ condition, pick, odds, names }: PreviewProps) {
  const implied = isImplied(condition, pricedPick(pick));
  const isPlain = implied || follows(condition, pricedPick(pick));
  return (
    <Box bg="bg.subtle" borderRadius="md" p="4" role="status">
      <Flex align="baseline" gap="3" wrap="wrap">
        <chakra.span fontSize="sm" color="fg.muted">
          {pick.prediction} <Price odds={pick.odds} />
        </chakra.span>
        {!isPlain && (
          <>
            <Box as="span" color="fg.muted" alignSelf="center" aria-hidden>
              <ArrowRight size={16} />
            </Box>
            <chakra.span fontSize="sm" color="fg.muted">
              boosted by {BOOSTS[condition.type]}
            </chakra.span>
          </>
        )}
        <chakra.b fontSize="xl" ml="auto">
          <Price odds={odds} />
        </chakra.b>
      </Flex>
      <chakra.p mt="2" overflowWrap="anywhere">
        Wins only if <b>{conditionPhrase(condition, names, condition.line)}</b> and{' '}
        <b>{pickPhrase(pick, names)}</b>.
      </chakra.p>
      <chakra.p mt="1" fontSize="sm" color="fg.muted">
        {isPlain
          ? implied
            ? 'The pick cannot win unless the condition is true, so the condition asks for nothing more and adds nothing: the plain odds apply.'
            : 'The pick always wins if the condition is true, so this is a bet on the condition alone and the plain odds apply: look whether the condition itself is quoted at a better price.'
          : 'If the condition turns out false the bet is lost, whatever the pick does: that is what the better price pays for.'}
      </chakra.p>
    </Box>
  );
}

/** Why nothing can be added, in a sentence that says what is wrong with it. */
function problemOf(condition: FixedCondition | undefined, pick: Pick | undefined) {
  if (!condition)
    return 'No spread is quoted for this game at the moment, so there is none to cover.';
  if (!pick) return 'This market is not quoted at the moment. Choose another bet type.';
  if (!isContradiction(condition, pricedPick(pick))) return undefined;
  return 'No final score makes both of these true: whichever comes true makes the other false, so the bet could only lose. Choose another condition or another pick.';
}

function Builder({ game }: { game: Game }) {
  const [chosen, setChosen] = useState(DEFAULTS);
  // What the sport of another game does not offer falls back to the default.
  const draft = isOffered(game, chosen.type) ? chosen : { ...chosen, type: DEFAULTS.type };
  const names = namesIn(game);
  const condition = fixedCondition(game, conditionOf(draft));
  const pick = pickOf(game, draft);
  const problem = problemOf(condition, pick);
  const odds =
    condition && pick && !problem
      ? conditionalOdds(condition, pricedPick(pick), pick.odds)
      : undefined;

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
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      {condition && pick && odds !== undefined && (
        <Preview condition={condition} pick={pick} odds={odds} names={names} />
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
export function ConditionalBuilder({ game }: { game: Game }) {
  if (game.status !== 'scheduled') {
    return (
      <EmptyState
        icon={GitBranch}
        title="Conditional bets are closed"
        text="They are taken until the game starts. This one has started: its live prices are under Live Betting."
      />
    );
  }
  return <Builder game={game} />;
}
