import { useState } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useMinute } from '@/browser/server-clock';
import type { GameDetails } from '@/api/types';
import { BET_TYPES, eventName, MARKET_NAMES, pickNow, picksOf } from '@/domain/betting/picks';
import type { BetType, Pick, Side } from '@/domain/betting/picks';
import { counted } from '@/domain/format/counted';
import { formatShare } from '@/domain/format/format';
import { addToSlip } from '@/features/slip/placing/add-to-slip';
import { PRE_GAME } from '@/state/slip';
import { MarginLine } from '@/ui/betting/MarginLine';
import { OddsButton } from '@/ui/betting/OddsButton';
import { Price } from '@/ui/betting/Price';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { DateTime } from '@/ui/elements/DateTime';
import { Card, CardTitle } from '@/ui/layout/Card';
import { StakeFields } from './StakeFields';

const MINUTE_MS = 60_000;

/** Where the quote is from, and how old it is. */
function QuoteAge({ game }: { game: GameDetails }) {
  const minutes = Math.floor((useMinute() - Date.parse(game.quotedAt)) / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  return (
    <Flex wrap="wrap" columnGap="2" align="center" fontSize="sm" color="fg.muted" mb="3">
      <SourceLabel source={game.source} />
      <span>
        Quoted <DateTime instant={game.quotedAt} />
        {minutes < 1 && ' (just now)'}
        {minutes >= 1 &&
          ` (${hours < 2 ? counted(minutes, 'minute') : counted(hours, 'hour')} ago)`}
      </span>
    </Flex>
  );
}

/** What several bookmakers say of the line on sale, without their margins. */
function Bookmakers({ game, betType }: { game: GameDetails; betType: BetType }) {
  const median = game.bookmakers[betType];
  const [first] = picksOf(game, betType).filter(({ side }) => side === 'home' || side === 'over');
  if (!median || !first) return null;
  return (
    <chakra.p fontSize="sm" color="fg.muted" mt="1.5">
      Median of {median.bookmakers} bookmakers: {formatShare(median.chance)} for {first.prediction}
    </chakra.p>
  );
}

interface MarketProps {
  game: GameDetails;
  betType: BetType;
  isPicked: (pick: Pick) => boolean;
  onPick: (pick: Pick) => void;
}

function Market({ game, betType, isPicked, onPick }: MarketProps) {
  const picks = picksOf(game, betType);
  const name = MARKET_NAMES[betType];
  return (
    <chakra.section aria-label={name}>
      <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted" mb="1.5">
        {name}
      </chakra.h3>
      {picks.length === 0 && (
        <chakra.p fontSize="sm" color="fg.muted">
          Not quoted
        </chakra.p>
      )}
      {picks.length > 0 && !game.isOffered && (
        <chakra.ul fontSize="sm" listStyleType="none">
          {picks.map(({ side, prediction, odds }) => (
            <Flex as="li" key={side} justify="space-between" gap="3" py="1">
              <span>{prediction}</span>
              <b>
                <Price odds={odds} />
              </b>
            </Flex>
          ))}
        </chakra.ul>
      )}
      {game.isOffered && (
        <Grid gap="2">
          {picks.map((pick) => (
            <OddsButton
              key={pick.side}
              label={pick.prediction}
              context={name}
              odds={pick.odds}
              picked={isPicked(pick)}
              onClick={() => onPick(pick)}
            />
          ))}
        </Grid>
      )}
      <Bookmakers game={game} betType={betType} />
    </chakra.section>
  );
}

/** The prices of the game; while it can be bet on, one is picked, given a stake and added to the slip. */
export function OddsCard({ game }: { game: GameDetails }) {
  const [chosen, setChosen] = useState<{ betType: BetType; side: Side }>();
  const pick = chosen && pickNow(game, chosen.betType, chosen.side);
  const add = (added: Pick, betAmount: number) =>
    addToSlip({
      ...PRE_GAME,
      ...added,
      gameId: game.id,
      eventName: eventName(game),
      betAmount,
    });
  return (
    <Card aria-label="Odds">
      <CardTitle mb="1">{game.isOffered ? 'Odds' : 'Last odds'}</CardTitle>
      <QuoteAge game={game} />
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="4" mb="3">
        {BET_TYPES.map((betType) => (
          <Market
            key={betType}
            game={game}
            betType={betType}
            isPicked={({ side }) => chosen?.betType === betType && chosen.side === side}
            onPick={setChosen}
          />
        ))}
      </Grid>
      <MarginLine
        markets={BET_TYPES.map((betType) => ({
          label: MARKET_NAMES[betType],
          odds: picksOf(game, betType).map(({ odds }) => odds),
        }))}
      />
      {game.isOffered && <StakeFields pick={pick} onAdd={add} />}
    </Card>
  );
}
