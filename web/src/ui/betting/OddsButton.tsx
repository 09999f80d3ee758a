import type { KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';
import { impliedChance } from '@/domain/odds/odds';
import { formatPrice } from '@/domain/odds/odds-format';
import type { OddsFormat } from '@/domain/odds/odds-format';
import { useOddsFormat } from '@/state/preferences';

const MOVES = {
  up: { mark: '▲', text: 'price up' },
  down: { mark: '▼', text: 'price down' },
};
/** Used where the chance is shown: it falls as the price rises. */
const CHANCE_MOVES = {
  up: { mark: '▼', text: 'chance down' },
  down: { mark: '▲', text: 'chance up' },
};

/** Returns the mark and the hidden text for a move of a price. */
export function moveMark(move: 'up' | 'down', format: OddsFormat) {
  return (format === 'implied' ? CHANCE_MOVES : MOVES)[move];
}

// One styled element: the parts are plain, for a page shows hundreds of these.
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
    '& [data-hidden]': { srOnly: true },
    '& small': { fontSize: 'sm', color: 'fg.muted' },
    '& > small': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      // The narrowest phones have room for 'Over' and its figure below each other.
      whiteSpace: { base: 'normal', sm: 'nowrap' },
    },
    '& > [data-price]': {
      display: 'flex',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      columnGap: '1.5',
    },
    '& b': { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.3' },
    // '100/105' is wider than a price is in any other form.
    '& b[data-fraction]': { fontSize: 'md' },
    '& b ~ small': { ml: 'auto' },
    '& [data-move]': { fontSize: '0.625rem' },
    '& [data-move=up]': { color: 'win' },
    '& [data-move=down]': { color: 'loss' },
    // The line under the price: its width is the implied chance.
    '& > i': {
      position: 'absolute',
      left: '0',
      bottom: '0',
      height: '3px',
      bg: 'border.control',
      borderTopRightRadius: 'full',
    },
    // A row of many games: the line beside its price, the chance by the line under it alone.
    '&[data-dense]': {
      minH: '9',
      px: '2',
      py: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: '1.5',
      lineHeight: '1.15',
    },
    '&[data-dense] > small': { fontSize: 'xs', whiteSpace: 'nowrap' },
    '&[data-dense] b': { fontSize: 'sm', lineHeight: '1.15' },
    // A phone has no third line for the mark of a move.
    '&[data-dense] > [data-price]': { flexWrap: 'nowrap', columnGap: '0.5' },
    '&[data-dense] > [data-price] small': { srOnly: true },
    '&[aria-pressed=true] :is(small, [data-move])': { color: 'chalk.contrast' },
    '&[aria-pressed=true] > i': { bg: 'chalk.contrast' },
  },
});

const STAKE_KEY = 's';

function onKeyS(act: () => void) {
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() !== STAKE_KEY || ctrlKey || metaKey || altKey) return;
    event.preventDefault(); // or it would be typed where the focus goes
    act();
  };
}

/** Never 0% or 100%: a long shot is not impossible, and a favourite not certain. */
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
  /** As low as two of a row of 96 pixels. */
  isDense?: boolean | undefined;
  /** Said before the label to a screen reader: the market or the event. */
  context?: string;
  /** Leads to the stake of the picked price: the key S, while the button has the focus. */
  onStake?: () => void;
}

export function OddsButton({
  label,
  odds,
  picked,
  onClick,
  move,
  disabled,
  isDense,
  context,
  onStake,
}: OddsButtonProps) {
  const chance = impliedChance(odds);
  const format = useOddsFormat();
  const moved = move && moveMark(move, format);
  return (
    <Face
      type="button"
      aria-pressed={picked}
      aria-keyshortcuts={onStake && STAKE_KEY}
      data-dense={isDense || undefined}
      onClick={onClick}
      onKeyDown={onStake && onKeyS(onStake)}
      disabled={disabled}
    >
      {context && <span data-hidden>{`${context}: `}</span>}
      <small title={label}>{label}</small>{' '}
      <span data-price>
        <b data-fraction={format === 'fractional' || undefined}>{formatPrice(odds, format)}</b>
        {moved && (
          <span data-move={move}>
            <span aria-hidden>{moved.mark}</span>
            <span data-hidden>{moved.text}</span>
          </span>
        )}{' '}
        {format !== 'implied' && (
          <small>
            <span data-hidden>implied chance </span>
            {chanceText(chance)}
          </small>
        )}
      </span>
      <i style={{ width: formatShare(chance) }} />
    </Face>
  );
}
