import { Box, chakra, Flex } from '@chakra-ui/react';
import { formatShare } from '@/lib/format';
import { formatOdds, impliedChance } from '@/lib/odds';

const MOVES = {
  up: { mark: '▲', text: 'price up', colour: 'win' },
  down: { mark: '▼', text: 'price down', colour: 'loss' },
};

const Face = chakra('button', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    minH: '58px',
    minW: '0',
    width: 'full',
    px: '3',
    pt: '2',
    pb: '2.5',
    textAlign: 'left',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    cursor: 'pointer',
    transition: 'background, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.control', bg: 'bg.subtle' },
    _pressed: {
      bg: 'chalk',
      color: 'chalk.contrast',
      borderColor: 'chalk.hover',
      _hover: { bg: 'chalk.hover', borderColor: 'chalk.hover' },
    },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    // The line under the price: its width is the implied chance.
    '& > i': {
      position: 'absolute',
      left: '0',
      bottom: '0',
      height: '3px',
      bg: 'border.control',
      borderTopRightRadius: 'full',
    },
    '&[aria-pressed=true] > i': { bg: 'chalk.contrast' },
    '& small': { fontSize: 'sm', color: 'fg.muted' },
    '&:is([aria-pressed=true]) small': { color: 'chalk.contrast' },
  },
});

/** A long shot is not impossible, and a favourite not certain. */
function chanceText(chance: number): string {
  if (chance < 0.01) return '<1%';
  return chance > 0.99 ? '>99%' : formatShare(chance, 0);
}

interface OddsButtonProps {
  label: string;
  odds: number;
  picked: boolean;
  onClick: () => void;
  /** Which way the price went since it opened. */
  move?: 'up' | 'down' | undefined;
  disabled?: boolean;
  /** Said before the label to a screen reader: the market or the event. */
  context?: string;
}

export function OddsButton({
  label,
  odds,
  picked,
  onClick,
  move,
  disabled,
  context,
}: OddsButtonProps) {
  const chance = impliedChance(odds);
  const moved = move && MOVES[move];
  return (
    <Face type="button" aria-pressed={picked} onClick={onClick} disabled={disabled}>
      {context && <Box as="span" srOnly>{`${context}: `}</Box>}
      <chakra.small display="block" truncate title={label}>
        {label}
      </chakra.small>{' '}
      <Flex as="span" align="baseline" wrap="wrap" columnGap="1.5">
        <chakra.b fontSize="lg" fontWeight="bold" lineHeight="1.3">
          {formatOdds(odds)}
        </chakra.b>
        {moved && (
          <chakra.span fontSize="0.625rem" color={picked ? 'chalk.contrast' : moved.colour}>
            <span aria-hidden>{moved.mark}</span>
            <chakra.span srOnly>{moved.text}</chakra.span>
          </chakra.span>
        )}{' '}
        <chakra.small ml="auto">
          <chakra.span srOnly>implied chance </chakra.span>
          {chanceText(chance)}
        </chakra.small>
      </Flex>
      <i style={{ width: formatShare(chance) }} />
    </Face>
  );
}
