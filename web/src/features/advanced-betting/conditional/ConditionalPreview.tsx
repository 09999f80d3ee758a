import { Box, chakra, Flex } from '@chakra-ui/react';
import {
  boosted,
  BOOSTS,
  conditionPhrase,
  follows,
  HOLE,
  isImplied,
  neededShare,
  pickPhrase,
} from '@/domain/betting/conditional';
import type { FixedCondition } from '@/domain/betting/conditional';
import { MARKET_NAMES } from '@/domain/betting/picks';
import type { Pick } from '@/domain/betting/picks';
import { formatShare } from '@/domain/format/format';
import { noVig } from '@/domain/odds/market';
import { formatOdds, impliedChance } from '@/domain/odds/odds';
import { decimalOdds, formatPrice } from '@/domain/odds/odds-format';
import type { OddsFormat } from '@/domain/odds/odds-format';
import { useOddsFormat } from '@/state/preferences';
import { MarginLine } from '@/ui/betting/MarginLine';
import { Price } from '@/ui/betting/Price';
import { Stat } from '@/ui/elements/Stat';

interface PreviewProps {
  condition: FixedCondition;
  pick: Pick;
  /** The odds of the other side of the pick's market. */
  otherOdds: number;
  /** With the condition. */
  odds: number;
  names: { home: string; away: string };
}

/** Why the condition brings no better price; undefined where it does. */
function plainReason(condition: FixedCondition, pick: Pick): string | undefined {
  const implied = isImplied(condition, pick);
  const following = follows(condition, pick);
  if (implied && following) {
    return 'No boost: condition and pick are the same thing, so the condition asks for nothing more. A boost is paid where each can come true without the other.';
  }
  if (implied) {
    return 'No boost: the pick cannot win unless the condition is true, so the condition asks for nothing more. A boost is paid where each can come true without the other.';
  }
  return following
    ? 'No boost: the pick always wins if the condition is true, so this is a bet on the condition alone. Look whether that is quoted at a better price by itself.'
    : undefined;
}

/** Why the price is not the boosted one; undefined where it is. */
function capReason(
  condition: FixedCondition,
  pick: Pick,
  odds: number,
  format: OddsFormat,
): string | undefined {
  const full = boosted(pick.odds, BOOSTS[condition.type]);
  if (odds === full) return undefined;
  const price = (one: number) => formatPrice(one, format);
  return `The boost would make it ${price(full)}. A conditional pays at most what a parlay of its pick and its condition would: ${price(pick.odds)} with the condition's own ${price(condition.odds)}, which is ${price(odds)}. A condition that is likely to hold adds little.`;
}

/**
 * The boost's effect on the price. It is a number of American odds, whose step over the prices that
 * they do not have is explained in that format alone.
 */
function stepText(before: number, boost: number, format: OddsFormat): string {
  if (format !== 'american') {
    const after = formatPrice(boosted(before, boost), format);
    return `The condition takes the price from ${formatPrice(before, format)} to ${after}: a boost of ${boost} in American odds.`;
  }
  const sum = before + boost;
  if (sum <= -HOLE || sum >= HOLE) return `${formatOdds(before)} and ${boost} more.`;
  return `${formatOdds(before)} with a boost of ${boost} is ${formatOdds(sum + 2 * HOLE)}: American odds skip the numbers from -100 to +100.`;
}

function Sentence({ condition, pick, names }: PreviewProps) {
  const wanted = conditionPhrase(condition, names, condition.line);
  const picked = pickPhrase(pick, names);
  // A part that follows from the other is not said twice.
  if (isImplied(condition, pick)) {
    return (
      <>
        Wins if <b>{picked}</b>.
      </>
    );
  }
  if (follows(condition, pick)) {
    return (
      <>
        Wins if <b>{wanted}</b>.
      </>
    );
  }
  return (
    <>
      Wins only if <b>{wanted}</b> and <b>{picked}</b>.
    </>
  );
}

const Small = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', mt: '2' } });

/** In one sentence what has to happen; the price without and with the condition; and what it asks for. */
export function ConditionalPreview(props: PreviewProps) {
  const { condition, pick, otherOdds, odds } = props;
  const reason = plainReason(condition, pick);
  const [alone = 1] = noVig([pick.odds, otherOdds].map(decimalOdds));
  const needed = neededShare(impliedChance(odds), alone);
  const boost = BOOSTS[condition.type];
  const format = useOddsFormat();
  return (
    <Box bg="bg.subtle" borderRadius="md" p="4">
      <div role="status">
        <chakra.p overflowWrap="anywhere">
          <Sentence {...props} />
        </chakra.p>
        <Flex as="dl" wrap="wrap" columnGap="5" rowGap="2" mt="3">
          <Stat name="The pick alone">
            <Price odds={pick.odds} />
          </Stat>
          {(reason ?? format === 'american') && (
            <Stat name="Boost">{reason ? 'None' : `+${boost}`}</Stat>
          )}
          <Stat name="With condition">
            <Price odds={odds} />
          </Stat>
        </Flex>
        <Small>
          {reason ?? capReason(condition, pick, odds, format) ?? stepText(pick.odds, boost, format)}
          {reason &&
            odds !== pick.odds &&
            ` Where the condition ends in a push the stake returns, though the pick alone would lose: so the price is the condition's own, ${formatPrice(odds, format)}. The pick alone pays more.`}
        </Small>
      </div>
      <Flex as="dl" wrap="wrap" columnGap="5" rowGap="2" mt="3">
        <Stat name="No-vig chance alone">{formatShare(alone)}</Stat>
        <Stat name="Break-even chance">{formatShare(impliedChance(odds))}</Stat>
      </Flex>
      {!reason && (
        <Small>
          {needed < 1 &&
            `The price is worth it if the condition holds in at least ${formatShare(needed)} of the games in which the pick comes true. `}
          If the condition turns out false the bet is lost, whatever the pick does: that is what the
          better price pays for.
        </Small>
      )}
      <Box mt="3">
        <MarginLine
          markets={[{ label: MARKET_NAMES[pick.betType], odds: [pick.odds, otherOdds] }]}
        />
      </Box>
    </Box>
  );
}
