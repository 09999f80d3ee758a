import { useEffect, useId, useRef } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { Quote } from '@/domain/betting/picks';
import { profit } from '@/domain/odds/odds';
import { formatPrice } from '@/domain/odds/odds-format';
import type { OddsFormat } from '@/domain/odds/odds-format';
import { useOddsFormat } from '@/state/preferences';
import { Button } from '@/ui/elements/Button';
import { Coins } from './Coins';

/** A bet at the price that was sent, and at the one that it is quoted at now. */
export interface Move {
  /** The game, where the question may be about several. */
  eventName?: string;
  from: Quote;
  to: Quote;
  /** In coins; undefined of a leg, whose stake is that of its parlay. */
  stake: number | undefined;
}

interface SideProps {
  title: string;
  price: Quote;
  format: OddsFormat;
}

function Side({ title, price, format }: SideProps) {
  return (
    <Box minW="0">
      <chakra.p fontSize="xs" color="fg.muted">
        {title}
      </chakra.p>
      <chakra.p fontSize="sm" overflowWrap="anywhere">
        {price.prediction}
      </chakra.p>
      <chakra.b fontSize="lg">{formatPrice(price.odds, format)}</chakra.b>
    </Box>
  );
}

/** Two prices of one pick may be one in the reader's format: then they differ in the exact one. */
function formatFor({ from, to }: Move, format: OddsFormat): OddsFormat {
  const isOne =
    from.prediction === to.prediction &&
    formatPrice(from.odds, format) === formatPrice(to.odds, format);
  return isOne ? 'american' : format;
}

function Stake({ stake, to }: Move) {
  if (stake === undefined) return null;
  return (
    <chakra.p gridColumn="1 / -1" fontSize="sm">
      Stake <Coins amount={stake} />, now to win <Coins amount={profit(stake, to.odds)} />
    </chakra.p>
  );
}

interface OddsChangedNoticeProps {
  moves: readonly Move[];
  /** Explains what accepting means. */
  hint?: string | undefined;
  /** Nothing can be accepted just now: the hint says why. */
  waits?: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/**
 * Asks whether the bets may be placed at other prices than those that were pressed: all of them, by one
 * answer. It takes the focus, for the button that had it gave way to the question; no answer is pressed
 * beforehand.
 */
export function OddsChangedNotice(props: OddsChangedNoticeProps) {
  const { moves, hint, waits = false, onAccept, onCancel } = props;
  const id = useId();
  const format = useOddsFormat();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      role="alertdialog"
      aria-labelledby={id}
      tabIndex={-1}
      borderWidth="1px"
      borderColor="warn"
      borderRadius="md"
      bg="warn/8"
      p="3"
    >
      <chakra.p id={id} fontWeight="bold">
        Odds have changed
      </chakra.p>
      {moves.map((move, index) => (
        <Grid key={index} templateColumns="1fr auto 1fr" gap="2" alignItems="center" my="2">
          {move.eventName && (
            <chakra.p gridColumn="1 / -1" fontSize="sm" fontWeight="semibold">
              {move.eventName}
            </chakra.p>
          )}
          <Side title="Old odds" price={move.from} format={formatFor(move, format)} />
          <Box color="fg.muted" aria-hidden>
            <ArrowRight size={18} />
          </Box>
          <Side title="New odds" price={move.to} format={formatFor(move, format)} />
          <Stake {...move} />
        </Grid>
      ))}
      <chakra.p id={`${id}-hint`} role="status" fontSize="sm" mb={hint && '2'}>
        {hint}
      </chakra.p>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          flex="1"
          aria-disabled={waits}
          aria-describedby={hint && `${id}-hint`}
          onClick={() => !waits && onAccept()}
        >
          Accept new odds
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Box>
  );
}
