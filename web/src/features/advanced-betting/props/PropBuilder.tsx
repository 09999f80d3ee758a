import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Timer, UserRound } from 'lucide-react';
import { useProps } from '@/api/betting/props';
import type { Game, PropOffer } from '@/api/types';
import type { Team } from '@/domain/betting/conditional';
import { eventName } from '@/domain/betting/picks';
import { PROP_NAMES, PROP_TYPES, propLabel } from '@/domain/betting/props';
import type { PropType } from '@/domain/betting/props';
import { formatShare } from '@/domain/format/format';
import { noVig } from '@/domain/odds/market';
import { impliedChance } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { AddBar } from '@/features/advanced-betting/AddBar';
import { OpenBetModes } from '@/features/advanced-betting/OpenBetModes';
import { addToSlip } from '@/features/slip/placing/add-to-slip';
import type { BetMode } from '@/features/advanced-betting/choice';
import { useDefaultStake } from '@/features/slip/stakes/use-default-stake';
import { DEFAULT_STAKE, PRE_GAME } from '@/state/slip';
import { MarginLine } from '@/ui/betting/MarginLine';
import { Price } from '@/ui/betting/Price';
import { Stat } from '@/ui/elements/Stat';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { RadioCards } from '@/ui/form/RadioCards';
import { SelectField } from '@/ui/form/SelectField';
import { offerOf, playersOf, typesOf } from './prop-choice';
import { useSecondsLeft } from './use-seconds-left';

const QUICK_PICKS = [10, 25, 50];
const SIDES = ['over', 'under'] as const;
type OverUnder = (typeof SIDES)[number];

/** 92 -> '1:32'. */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

function Countdown({ seconds }: { seconds: number }) {
  return (
    <Flex as="p" align="center" gap="2" fontSize="sm" color="fg.muted" mt="2">
      <Timer size={16} aria-hidden />
      {seconds > 0 ? (
        <span>
          This quote is good for another <b>{minutes(seconds)}</b>, then there is a new one.
        </span>
      ) : (
        <span>This quote has run out. A new one is on its way.</span>
      )}
    </Flex>
  );
}

interface QuoteProps {
  offer: PropOffer;
  side: OverUnder;
  seconds: number;
  onChange: (side: OverUnder) => void;
}

function Quote({ offer, side, seconds, onChange }: QuoteProps) {
  const both = [offer.overOdds, offer.underOdds];
  const [odds, other] =
    side === 'over' ? [offer.overOdds, offer.underOdds] : [offer.underOdds, offer.overOdds];
  const [fair = 1] = noVig([odds, other].map(decimalOdds));
  return (
    <div>
      <RadioCards
        legend="Over or Under"
        options={SIDES.map((value) => ({
          value,
          label: (
            <>
              {value === 'over' ? 'Over' : 'Under'} {offer.line} {offer.propType}{' '}
              <b>
                <Price odds={value === 'over' ? offer.overOdds : offer.underOdds} />
              </b>
            </>
          ),
        }))}
        value={side}
        onChange={onChange}
      />
      <Countdown seconds={seconds} />
      <Flex as="dl" wrap="wrap" columnGap="7" rowGap="2" my="3">
        <Stat name="No-vig chance">{formatShare(fair)}</Stat>
        <Stat name="Break-even chance">{formatShare(impliedChance(odds))}</Stat>
      </Flex>
      <MarginLine markets={[{ label: PROP_NAMES[offer.propType], odds: both }]} />
    </div>
  );
}

interface FieldsProps {
  game: Game;
  offers: readonly PropOffer[];
}

function Fields({ game, offers }: FieldsProps) {
  const [team, setTeam] = useState<Team>('home');
  const [playerId, setPlayerId] = useState('');
  const [type, setType] = useState<PropType>('points');
  const [side, setSide] = useState<OverUnder>('over');
  const defaultStake = useDefaultStake();
  const [stake, setStake] = useState(() => `${defaultStake(DEFAULT_STAKE)}`);

  const onOffer = typesOf(offers, playerId);
  const offer = offerOf(offers, playerId, type);
  const seconds = useSecondsLeft(offer?.expiresAt);
  const odds = side === 'over' ? offer?.overOdds : offer?.underOdds;

  const add = (betAmount: number) => {
    if (!offer || odds === undefined) return;
    const { playerName, propType, line, quoteId } = offer;
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
            setPlayerId('');
          }}
        />
        <SelectField
          label="Player"
          options={[
            { value: '', label: 'Choose a player', disabled: true },
            ...playersOf(offers, team).map(({ id, name, position }) => ({
              value: id,
              label: `${name} (${position})`,
            })),
          ]}
          value={playerId}
          onChange={setPlayerId}
        />
        <SelectField
          label="Prop type"
          options={PROP_TYPES.map((value) => ({
            value,
            label: PROP_NAMES[value],
            disabled: playerId !== '' && !onOffer.includes(value),
          }))}
          value={type}
          onChange={setType}
        />
      </Grid>
      {offer ? (
        <Quote offer={offer} side={side} seconds={seconds} onChange={setSide} />
      ) : (
        <chakra.p fontSize="sm" color="fg.muted">
          {playerId === ''
            ? 'Choose a player to see the line and the odds.'
            : 'There is no line for this at the moment. Choose another prop type.'}
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
  if (game.sport !== 'nba') {
    return (
      <EmptyState
        icon={UserRound}
        title="No player props for this sport"
        text="Points, rebounds, assists, threes and minutes are figures of basketball: a bet needs a figure that it is settled by. Choose NBA for player props."
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
