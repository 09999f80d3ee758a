import { Box, chakra, Flex } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { conditionPhrase, namesOf } from '@/lib/conditional';
import { formatPrice, useOddsFormat } from '@/lib/odds-format';
import { BET_TYPE_NAMES, MARKET_NAMES } from '@/lib/picks';
import { useSlip } from '@/lib/slip';
import type { SlipItem } from '@/lib/slip';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { dashedRule } from '@/ui/Card';
import { OddsChangedNotice } from '@/ui/OddsChangedNotice';
import { SourceWord } from '@/ui/SourceBadge';
import { When } from '@/ui/When';
import { setProgress } from './desk';
import { isAsking, isOpen, offered } from './lines';
import type { AskingLine, SlipLine } from './lines';
import { LineStake } from './LineStake';

/** Of a game's id as many are shown as tell it from any other that one has before one. */
const ID_SHOWN = 8;

function kindOf({ betType, condition }: SlipItem): string {
  return condition && betType !== 'prop'
    ? `Conditional · ${MARKET_NAMES[betType]}`
    : BET_TYPE_NAMES[betType];
}

/** What it was when it was added, where it is something else now. */
function WhatItWas({ line }: { line: SlipLine }) {
  const format = useOddsFormat();
  const { item, quote, progress } = line;
  if (!quote || progress?.kind === 'changed') return null;
  const was = [
    quote.prediction !== item.prediction && item.prediction,
    quote.odds !== item.odds && formatPrice(item.odds, format),
  ].filter(Boolean);
  if (was.length === 0) return null;
  return (
    <chakra.p fontSize="sm" color="warn" fontWeight="medium">
      Was {was.join(' ')} when you added it
    </chakra.p>
  );
}

function Tags({ line }: { line: SlipLine }) {
  const { item, game } = line;
  return (
    <Flex align="center" wrap="wrap" columnGap="2" fontSize="sm" color="fg.muted">
      {kindOf(item)}
      {item.isLive && <Badge tone="destructive">Live</Badge>}
      {game && !item.isLive && (
        <>
          <span aria-hidden>·</span>
          <When instant={game.startTime} />
          <SourceWord source={game.source} />
        </>
      )}
      <chakra.span fontSize="xs" ml="auto">
        Game {item.gameId.slice(0, ID_SHOWN)}
      </chakra.span>
    </Flex>
  );
}

/** What a card has to say beyond its price. */
function Terms({ line }: { line: SlipLine }) {
  const { item, quote } = line;
  if (item.condition) {
    return (
      <chakra.p fontSize="sm" mt="1" overflowWrap="anywhere">
        <b>Only if</b> {conditionPhrase(item.condition, namesOf(item.eventName), quote?.coverLine)}.
        Otherwise it is lost.
      </chakra.p>
    );
  }
  if (!item.isLive) return null;
  return (
    <chakra.p fontSize="sm" mt="1" color="fg.muted">
      Live odds move: this price is good for a few seconds.
    </chakra.p>
  );
}

function Head({ line }: { line: SlipLine }) {
  const format = useOddsFormat();
  const { item } = line;
  const { quote = item } = line;
  const label = quote.prediction;
  const isOffered = line.quote !== undefined;
  const busy = line.progress?.kind === 'processing' || line.progress?.kind === 'placed';
  return (
    <>
      <Flex
        gap="2"
        align="flex-start"
        fontWeight="bold"
        lineHeight="1.3"
        {...(!isOffered && { color: 'fg.muted', fontWeight: 'medium' })}
      >
        <chakra.p flex="1" minW="0" overflowWrap="anywhere">
          {label}
        </chakra.p>
        <chakra.p
          fontSize="lg"
          lineHeight="1.15"
          textDecoration={isOffered ? 'none' : 'line-through'}
        >
          {formatPrice(quote.odds, format)}
        </chakra.p>
        <Button
          variant="ghost"
          size="icon"
          boxSize="8"
          mt="-1.5"
          mr="-2"
          aria-label={`Remove ${label}`}
          disabled={busy}
          onClick={() => useSlip.getState().remove(item.id)}
        >
          <X aria-hidden />
        </Button>
      </Flex>
      <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {item.eventName}
      </chakra.p>
      <Tags line={line} />
      <Terms line={line} />
      <WhatItWas line={line} />
    </>
  );
}

function whyClosed({ game, progress }: SlipLine): string {
  if (progress?.kind === 'gone') return progress.reason;
  return game
    ? 'No longer on offer: this market is not quoted at the moment.'
    : 'No longer on offer: its game has started, or betting on it has closed.';
}

interface SlipRowProps {
  line: SlipLine;
  /** It is a leg, and its stake that of the parlay. */
  isLeg: boolean;
  onAccept: (line: AskingLine) => void;
}

function State({ line, isLeg, onAccept }: SlipRowProps) {
  const { item, progress } = line;
  if (progress?.kind === 'placed') {
    return (
      <Flex align="center" gap="1.5" mt="2" color="win" fontWeight="semibold" fontSize="sm">
        <Check size={16} aria-hidden /> Placed
      </Flex>
    );
  }
  if (!isOpen(line)) {
    return (
      <chakra.p mt="2" fontSize="sm" color="loss" fontWeight="medium">
        {whyClosed(line)}
      </chakra.p>
    );
  }
  return (
    <>
      {!isLeg && <LineStake line={line} />}
      {progress?.kind === 'processing' && (
        <chakra.p mt="2" fontSize="sm" color="fg.muted">
          Processing...
        </chakra.p>
      )}
      {isAsking(line) && (
        <Box mt="2">
          <OddsChangedNotice
            from={line.progress.from}
            to={offered(line)}
            onAccept={() => onAccept(line)}
            onCancel={() => setProgress([item.id], undefined)}
          />
        </Box>
      )}
    </>
  );
}

export function SlipRow(props: SlipRowProps) {
  return (
    <chakra.li {...dashedRule} py="3" listStyleType="none">
      <Head line={props.line} />
      <State {...props} />
    </chakra.li>
  );
}
