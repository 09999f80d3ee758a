import type { RecordBet } from '@/api/types';
import { formatShare } from '@/domain/format/format';
import { signed, signedShare } from '@/domain/format/signed';

/** Which bets stand behind a cell of the overview. */
export const CELLS = [
  { value: '', label: 'All' },
  { value: 'smallStakes', label: 'At most 5%' },
  { value: 'largeStakes', label: 'Above 5%' },
  { value: 'estimates', label: 'With an estimate' },
  { value: 'lookBacks', label: 'Looked back at' },
  { value: 'recent', label: 'The 60 compared' },
] as const;

const share = (value: number | null) => (value === null ? undefined : formatShare(value));

const change = (value: number | null) => (value === null ? undefined : signedShare(value));

/** What a look back at the bet says, name by name; what is not known of it is left out. */
export function lookBackFigures(bet: RecordBet): { name: string; value: string }[] {
  const figures: [string, string | undefined][] = [
    ['Implied chance', share(bet.impliedChance)],
    ['No-vig chance', share(bet.marketChance)],
    ['Margin', share(bet.margin)],
    ['Edge by the estimate', change(bet.edge)],
    ['No-vig chance at the close', share(bet.closeChance)],
    [
      bet.isEstimated ? 'Closing-line value (estimated)' : 'Closing-line value',
      bet.closingLineValue === null ? 'No close' : signedShare(bet.closingLineValue),
    ],
    ['Movement', bet.movement === null ? undefined : signed(bet.movement)],
    ['Luck', bet.luck === null ? undefined : signed(bet.luck)],
  ];
  return figures.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}
