import { Box, chakra, Flex } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useCurrentUser } from '@/api/current-user';
import { profit } from '@/lib/odds';
import { formatPrice, useOddsFormat } from '@/lib/odds-format';
import { MARKET_NAMES } from '@/lib/picks';
import { useSlip } from '@/lib/slip';
import { Button } from '@/ui/Button';
import { dashedRule } from '@/ui/Card';
import { Coins } from '@/ui/Coins';
import { TextField } from '@/ui/Field';
import { SourceWord } from '@/ui/SourceBadge';
import { When } from '@/ui/When';
import { OddsChangedNotice } from './OddsChangedNotice';
import { setChance, setProgress, setStake } from './slip-desk';
import type { OpenLine, SlipLine } from './slip-lines';
import { aboveBalance, digitsOf, stakeOf } from './stake';
import { StatedChance } from './StatedChance';

function Head({ line }: { line: SlipLine }) {
  const format = useOddsFormat();
  const { item, game, pick } = line;
  const { selection, odds } = item;
  const label = pick?.prediction ?? selection;
  const busy = line.progress?.kind === 'processing' || line.progress?.kind === 'placed';
  const was = [
    label !== selection && selection,
    pick && pick.odds !== odds && formatPrice(odds, format),
  ];
  const before = was.filter(Boolean).join(' ');
  return (
    <>
      <Flex
        gap="2"
        align="flex-start"
        fontWeight="bold"
        lineHeight="1.3"
        {...(!pick && { color: 'fg.muted', fontWeight: 'medium' })}
      >
        <chakra.p flex="1" minW="0" overflowWrap="anywhere">
          {label}
        </chakra.p>
        <chakra.p fontSize="lg" lineHeight="1.15" textDecoration={pick ? 'none' : 'line-through'}>
          {formatPrice(pick?.odds ?? odds, format)}
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
      <Flex align="center" wrap="wrap" columnGap="2" fontSize="sm" color="fg.muted">
        {MARKET_NAMES[item.betType]}
        {game && (
          <>
            <span aria-hidden>·</span>
            <When instant={game.startTime} />
            <SourceWord source={game.source} />
          </>
        )}
      </Flex>
      {before && line.progress?.kind !== 'changed' && (
        <chakra.p fontSize="sm" color="warn" fontWeight="medium">
          Was {before} when you added it
        </chakra.p>
      )}
    </>
  );
}

function Stake({ line }: { line: OpenLine }) {
  const { item, pick, progress } = line;
  const { user } = useCurrentUser();
  return (
    <Flex gap="3" align="flex-start" mt="2">
      <Box flex="1">
        <TextField
          label={
            <>
              Stake<chakra.span srOnly> on {pick.prediction}</chakra.span>
            </>
          }
          inputMode="numeric"
          autoComplete="off"
          minH="9"
          maxW="28"
          error={aboveBalance(line.stakeText, user.virtualBalance)}
          value={line.stakeText}
          disabled={progress?.kind === 'processing'}
          onChange={(event) => setStake(item.id, digitsOf(event.target.value))}
        />
      </Box>
      <Box ml="auto" textAlign="right" fontSize="sm">
        <chakra.p color="fg.muted">To win</chakra.p>
        <chakra.b fontSize="md">
          <Coins amount={profit(stakeOf(line.stakeText), pick.odds)} />
        </chakra.b>
      </Box>
    </Flex>
  );
}

interface SlipRowProps {
  line: SlipLine;
  onPlace: (line: OpenLine) => void;
}

function State({ line, onPlace }: SlipRowProps) {
  const { item, pick, progress } = line;
  if (progress?.kind === 'placed') {
    return (
      <Flex align="center" gap="1.5" mt="2" color="win" fontWeight="semibold" fontSize="sm">
        <Check size={16} aria-hidden /> Placed
      </Flex>
    );
  }
  if (!pick) {
    return (
      <chakra.p mt="2" fontSize="sm" color="loss" fontWeight="medium">
        No longer on offer:{' '}
        {line.game
          ? 'this market is not quoted at the moment.'
          : 'its game has started, or betting on it has closed.'}
      </chakra.p>
    );
  }
  const open: OpenLine = { ...line, pick };
  return (
    <>
      <Stake line={open} />
      <Box mt="3">
        <StatedChance
          prediction={pick.prediction}
          odds={pick.odds}
          text={line.chanceText}
          disabled={progress?.kind === 'processing'}
          onChange={(text) => setChance(item.id, text)}
        />
      </Box>
      {progress?.kind === 'processing' && (
        <chakra.p mt="2" fontSize="sm" color="fg.muted">
          Processing...
        </chakra.p>
      )}
      {progress?.kind === 'refused' && (
        <chakra.p role="alert" mt="2" fontSize="sm" color="loss" fontWeight="medium">
          {progress.sentence}
        </chakra.p>
      )}
      {progress?.kind === 'changed' && (
        <Box mt="2">
          <OddsChangedNotice
            from={progress.from}
            to={pick}
            onAccept={() => onPlace(open)}
            onCancel={() => setProgress(item.id, undefined)}
          />
        </Box>
      )}
    </>
  );
}

export function SlipRow({ line, onPlace }: SlipRowProps) {
  return (
    <chakra.li {...dashedRule} py="3" listStyleType="none">
      <Head line={line} />
      <State line={line} onPlace={onPlace} />
    </chakra.li>
  );
}
