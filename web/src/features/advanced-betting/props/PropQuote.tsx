import { Flex } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import type { PropOffer } from '@/api/types';
import { PROP_NAMES, propLabel } from '@/domain/betting/props';
import { formatShare } from '@/domain/format/format';
import { noVig } from '@/domain/odds/market';
import { impliedChance } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { MarginLine } from '@/ui/betting/MarginLine';
import { Price } from '@/ui/betting/Price';
import { Stat } from '@/ui/elements/Stat';
import { oddsOf } from './prop-choice';
import type { OverUnder } from './prop-choice';

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

interface PropQuoteProps {
  offer: PropOffer;
  side: OverUnder;
  seconds: number;
}

/** The price that was chosen: how long it holds, and what it says. */
export function PropQuote({ offer, side, seconds }: PropQuoteProps) {
  const odds = oddsOf(offer, side);
  const both = [offer.overOdds, offer.underOdds];
  const fair = noVig(both.map(decimalOdds))[side === 'over' ? 0 : 1] ?? 1;
  return (
    <div>
      <p>
        {propLabel(offer.playerName, side, offer.line, offer.propType)}{' '}
        <b>
          <Price odds={odds} />
        </b>
      </p>
      <Countdown seconds={seconds} />
      <Flex as="dl" wrap="wrap" columnGap="7" rowGap="2" my="3">
        <Stat name="No-vig chance">{formatShare(fair)}</Stat>
        <Stat name="Break-even chance">{formatShare(impliedChance(odds))}</Stat>
      </Flex>
      <MarginLine markets={[{ label: PROP_NAMES[offer.propType], odds: both }]} />
    </div>
  );
}
