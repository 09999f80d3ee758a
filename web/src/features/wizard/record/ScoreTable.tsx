import { chakra } from '@chakra-ui/react';
import type { WizardRecordRow } from '@/api/types';
import { formatShare } from '@/domain/format/format';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';
import {
  closingLineValueOf,
  countOf,
  hitRateOf,
  kindOf,
  NONE,
  recommendationOf,
  returnOf,
  scores,
} from './record-figures';

// What is not there sorts last.
const orLast = (value: number | null) => value ?? -Infinity;
const share = (value: number | null) => (value === null ? NONE : formatShare(value));

const FIGURES: readonly Column<WizardRecordRow>[] = [
  {
    ...{
      key: 'n',
      label: 'Decided',
      title: 'Picks that were won or lost, each counted once, and of how many games',
    },
    ...{ value: ({ decided }) => decided, cell: countOf, isFigure: true },
  },
  {
    ...{
      key: 'log',
      label: 'Log score',
      title: 'The Wizard’s / the price’s at that moment; lower is better',
    },
    value: ({ logScore }) => orLast(logScore),
    cell: ({ logScore, logScoreOfPrice }) => scores(logScore, logScoreOfPrice),
    isFigure: true,
  },
  {
    ...{
      key: 'brier',
      label: 'Brier',
      title: 'The Wizard’s / the price’s at that moment; lower is better',
    },
    value: ({ brier }) => orLast(brier),
    cell: ({ brier, brierOfPrice }) => scores(brier, brierOfPrice),
    isFigure: true,
  },
  {
    ...{ key: 'hits', label: 'Came true', title: 'With the band in which it lies with 95%' },
    ...{ value: ({ hitRate }) => orLast(hitRate), cell: hitRateOf, isFigure: true },
  },
  {
    ...{ key: 'stated', label: 'Told', title: 'The mean of the chances that the Wizard told' },
    ...{
      value: ({ stated }) => orLast(stated),
      cell: ({ stated }) => share(stated),
      isFigure: true,
    },
  },
  {
    ...{ key: 'needed', label: 'Needed', title: 'The share at which the prices break even' },
    ...{
      value: ({ needed }) => orLast(needed),
      cell: ({ needed }) => share(needed),
      isFigure: true,
    },
  },
  {
    ...{
      key: 'return',
      label: 'Return',
      title: 'Of a coin on each at the quoted price, with its 95% interval',
    },
    ...{ value: ({ flatReturn }) => orLast(flatReturn), cell: returnOf, isFigure: true },
  },
  {
    ...{
      key: 'clv',
      label: 'Closing-line value',
      title: 'Mean, of those that have a closing line',
    },
    value: ({ closingLineValue }) => orLast(closingLineValue),
    cell: closingLineValueOf,
    isFigure: true,
  },
];

const RECOMMENDATION: Column<WizardRecordRow> = {
  key: 'recommendation',
  label: 'Advice',
  value: recommendationOf,
};

const VERDICT: Column<WizardRecordRow> = {
  key: 'verdict',
  label: 'Verdict',
  value: ({ verdict }) => verdict ?? NONE,
};

const KIND: Column<WizardRecordRow> = {
  key: 'kind',
  label: 'Kind',
  value: kindOf,
  // On a phone it may take several lines, so that a figure has room beside it.
  cell: (row) => <chakra.span whiteSpace={{ md: 'nowrap' }}>{kindOf(row)}</chakra.span>,
};

interface OfSource {
  rows: readonly WizardRecordRow[];
  /** Which ones, such as "simulated games": no two tables of a page have one name. */
  games: string;
}

/** All advice of one source, by what was recommended, with the verdict on it. */
export function AllTable({ rows, games }: OfSource) {
  return (
    <SortableTable
      caption={`All advice on ${games}`}
      columns={[RECOMMENDATION, ...FIGURES, VERDICT]}
      rows={rows}
      keyOf={recommendationOf}
    />
  );
}

/** Its parts. They were chosen after the results, so none has a verdict. */
export function KindTable({ rows, games }: OfSource) {
  return (
    <SortableTable
      caption={`Advice on ${games}, by sport, market and model`}
      columns={[KIND, RECOMMENDATION, ...FIGURES]}
      rows={rows}
      keyOf={(row) => `${kindOf(row)} ${recommendationOf(row)}`}
    />
  );
}
