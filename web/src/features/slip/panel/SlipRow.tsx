import { chakra, Flex } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useCurrentUser } from '@/api/account/current-user';
import { conditionPhrase, namesOf } from '@/domain/betting/conditional';
import { BET_TYPE_NAMES, MARKET_NAMES } from '@/domain/betting/picks';
import { formatOdds } from '@/domain/odds/odds';
import { formatPrice } from '@/domain/odds/odds-format';
import { aboutPick } from '@/domain/wizard/ask';
import { isOpen } from '@/features/slip/selections/lines';
import type { SlipLine } from '@/features/slip/selections/lines';
import { isBusy } from '@/features/slip/selections/slip-ui';
import { LineStake } from '@/features/slip/stakes/LineStake';
import { useOddsFormat } from '@/state/preferences';
import { useSlip } from '@/state/slip';
import type { SlipItem } from '@/state/slip';
import { GameStart } from '@/ui/betting/GameStart';
import { moveMark } from '@/ui/betting/OddsButton';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { AskWizardLink } from '@/ui/elements/AskWizardLink';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { dashedRule } from '@/ui/layout/Card';

/** Enough digits of a game's id to tell it from the others on the page. */
const ID_SHOWN = 8;

function kindOf({ betType, condition }: SlipItem): string {
  return condition && betType !== 'prop'
    ? `Conditional · ${MARKET_NAMES[betType]}`
    : BET_TYPE_NAMES[betType];
}

/** The Wizard speaks of plain prices before a game: what a condition or a tick is worth it does not know. */
function AskWizard({ line: { item, quote, progress } }: { line: SlipLine }) {
  if (!quote || item.isLive || item.condition || progress?.kind === 'placed') return null;
  return (
    <chakra.span fontSize="xs">
      <AskWizardLink
        question={aboutPick(quote.prediction, formatOdds(quote.odds), item.eventName)}
        about={quote.prediction}
      />
    </chakra.span>
  );
}

/** The quote at which it was added, where it is another now. */
function WhatItWas({ line: { item, quote } }: { line: SlipLine }) {
  const format = useOddsFormat();
  if (!quote) return null;
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

/** A live price says of itself what its game is: the board of games to come no longer has it. */
function Tags({ item, game, live }: SlipLine) {
  return (
    <Flex align="center" wrap="wrap" columnGap="2" fontSize="xs" color="fg.muted">
      {kindOf(item)}
      {item.isLive && (
        <>
          <Badge tone="destructive">Live</Badge>
          <SourceLabel source={live?.game?.source} />
        </>
      )}
      {game && !item.isLive && (
        <>
          <span aria-hidden>·</span>
          <GameStart instant={game.startTime} />
          <PlayedOn {...game} />
          <SourceLabel source={game.source} />
        </>
      )}
    </Flex>
  );
}

function liveTerms({ live }: SlipLine): string {
  if (live?.isStale) return 'Live odds move: waiting for the next tick.';
  if (live?.game?.suspended) return 'Live odds move: suspended for a moment.';
  return 'Live odds move: this is the latest tick.';
}

/** The terms of a selection beyond its price. */
function Terms({ line }: { line: SlipLine }) {
  const { item, quote } = line;
  if (item.condition) {
    return (
      <chakra.p fontSize="sm" overflowWrap="anywhere">
        <b>Only if</b> {conditionPhrase(item.condition, namesOf(item.eventName), quote?.coverLine)}.
        Otherwise it is lost.
      </chakra.p>
    );
  }
  if (!item.isLive || !quote || line.progress?.kind === 'placed') return null;
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {liveTerms(line)}
    </chakra.p>
  );
}

function LineOdds({ line }: { line: SlipLine }) {
  const format = useOddsFormat();
  const { odds, move } = line.quote ?? { odds: line.item.odds };
  return (
    <chakra.p fontSize="lg" lineHeight="1.15" textDecoration={line.quote ? 'none' : 'line-through'}>
      {move && (
        <chakra.span fontSize="0.625rem" color={move === 'up' ? 'win' : 'loss'} mr="1">
          <span aria-hidden>{moveMark(move, format).mark}</span>
          <chakra.span srOnly>{moveMark(move, format).text}</chakra.span>
        </chakra.span>
      )}
      {formatPrice(odds, format)}
    </chakra.p>
  );
}

function Head({ line }: { line: SlipLine }) {
  const { item } = line;
  const label = (line.quote ?? item).prediction;
  return (
    <Flex
      gap="2"
      align="flex-start"
      lineHeight="1.3"
      fontWeight={line.quote ? 'bold' : 'medium'}
      color={line.quote ? undefined : 'fg.muted'}
    >
      <chakra.p flex="1" minW="0" overflowWrap="anywhere">
        {label}
      </chakra.p>
      <LineOdds line={line} />
      <Button
        variant="ghost"
        size="icon"
        boxSize="8"
        mt="-1.5"
        mr="-2"
        aria-label={`Remove ${label}`}
        disabled={isBusy(item.id)}
        onClick={() => useSlip.getState().remove(item.id)}
      >
        <X aria-hidden />
      </Button>
    </Flex>
  );
}

/** A visitor's bets are not placed. */
function Placed() {
  const { isDemo } = useCurrentUser();
  if (isDemo) return <chakra.p fontSize="sm">For show only: this bet is not recorded.</chakra.p>;
  return (
    <Flex align="center" gap="1.5" color="win" fontWeight="semibold" fontSize="sm">
      <Check size={16} aria-hidden /> Placed
    </Flex>
  );
}

interface SlipRowProps {
  line: SlipLine;
  /** It is a leg, and its stake that of the parlay. */
  isLeg: boolean;
}

function State({ line, isLeg }: SlipRowProps) {
  if (line.progress?.kind === 'placed') return <Placed />;
  if (isOpen(line))
    return isLeg ? (
      <AskWizard line={line} />
    ) : (
      <LineStake line={line} aside={<AskWizard line={line} />} />
    );
  return (
    <chakra.p fontSize="sm" color="loss" fontWeight="medium">
      {line.closed?.why}
    </chakra.p>
  );
}

export function SlipRow({ line, isLeg }: SlipRowProps) {
  return (
    <chakra.li {...dashedRule} py="2.5" listStyleType="none">
      <Head line={line} />
      <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {line.item.eventName}
      </chakra.p>
      <Tags {...line} />
      <Terms line={line} />
      <WhatItWas line={line} />
      <State line={line} isLeg={isLeg} />
      <chakra.p mt="1" fontSize="xs" color="fg.muted">
        Simulated, no real money · <span>Game {line.item.gameId.slice(0, ID_SHOWN)}</span>
      </chakra.p>
    </chakra.li>
  );
}
