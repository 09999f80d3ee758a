import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { LiveGame } from '@/api/types';
import { BET_TYPES, eventName, MARKET_NAMES, moveSince, picksOf } from '@/domain/betting/picks';
import type { BetType, Pick, Side } from '@/domain/betting/picks';
import { SlipPrice } from '@/features/slip/panel/SlipPrice';
import { addToSlip } from '@/features/slip/placing/add-to-slip';
import { useDefaultStake } from '@/features/slip/stakes/use-default-stake';
import { DEFAULT_STAKE, isSameBet, PRE_GAME, useSlip } from '@/state/slip';
import type { Selection } from '@/state/slip';
import { MarginLine } from '@/ui/betting/MarginLine';

type Quoted = LiveGame & { odds: NonNullable<LiveGame['odds']> };

export function isQuoted(game: LiveGame): game is Quoted {
  return game.odds !== null;
}

const Heading = chakra('span', {
  base: { fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', px: '3', alignSelf: 'end' },
});
/** Stands in the place of a price, as large as one. */
const NoPrice = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '58px',
    px: '3',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderRadius: 'md',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
const Name = chakra('span', {
  base: {
    gridColumn: { base: '1 / -1', sm: 'auto' },
    fontWeight: 'semibold',
    lineHeight: '1.25',
    overflowWrap: 'anywhere',
  },
});

function selectionOf(game: Quoted, pick: Pick, betAmount: number): Selection {
  return {
    ...PRE_GAME,
    ...pick,
    gameId: game.id,
    eventName: eventName(game),
    betAmount,
    isLive: true,
    quotedAt: game.quotedAt,
  };
}

/** The label leaves out what the row or the column beside it says already. */
function faceOf(game: Quoted, { betType, side, prediction }: Pick): string {
  if (betType === 'total') return prediction;
  const team = side === 'home' ? game.homeTeam : game.awayTeam;
  return betType === 'moneyline' ? team.code : prediction.slice(team.name.length + 1);
}

interface PriceProps {
  game: Quoted;
  before: LiveGame | undefined;
  betType: BetType;
  side: Side;
  disabled: boolean;
}

function LivePriceButton({ game, before, betType, side, disabled }: PriceProps) {
  const items = useSlip((state) => state.items);
  const defaultStake = useDefaultStake();
  const pick = picksOf(game, betType).find((candidate) => candidate.side === side);
  if (!pick) return <NoPrice>not quoted</NoPrice>;
  const selection = selectionOf(game, pick, defaultStake(DEFAULT_STAKE));
  const known = items.find((item) => isSameBet(item, selection));
  const face = faceOf(game, pick);
  const market = MARKET_NAMES[betType];
  return (
    <SlipPrice
      label={face}
      context={face === pick.prediction ? `Live ${market}` : `Live ${market}, ${pick.prediction}`}
      odds={pick.odds}
      move={before && isQuoted(before) ? moveSince(before, pick) : undefined}
      picked={known !== undefined}
      disabled={disabled}
      selection={() => selection}
      onClick={() => (known ? useSlip.getState().remove(known.id) : addToSlip(selection))}
    />
  );
}

interface LiveMarketsProps {
  game: Quoted;
  before: LiveGame | undefined;
  disabled: boolean;
}

/** The three markets at this tick; a press puts the price, with its tick, onto the slip. */
export function LiveMarkets(props: LiveMarketsProps) {
  const { homeTeam, awayTeam } = props.game;
  const markets = BET_TYPES.map((betType) => ({
    label: MARKET_NAMES[betType],
    odds: picksOf(props.game, betType).map(({ odds }) => odds),
  }));
  return (
    <Flex direction="column" gap="4">
      <Grid
        templateColumns={{ base: '1fr 1fr', sm: 'minmax(0, 1fr) repeat(2, minmax(7rem, 9rem))' }}
        gap="2"
        alignItems="center"
        role="group"
        aria-label="Live odds"
      >
        <chakra.span hideBelow="sm" />
        <Heading>Moneyline</Heading>
        <Heading>Spread</Heading>
        <Name>{awayTeam.name}</Name>
        <LivePriceButton {...props} betType="moneyline" side="away" />
        <LivePriceButton {...props} betType="spread" side="away" />
        <Name>{homeTeam.name}</Name>
        <LivePriceButton {...props} betType="moneyline" side="home" />
        <LivePriceButton {...props} betType="spread" side="home" />
        <Name>Total</Name>
        <LivePriceButton {...props} betType="total" side="over" />
        <LivePriceButton {...props} betType="total" side="under" />
      </Grid>
      <MarginLine markets={markets} />
    </Flex>
  );
}
