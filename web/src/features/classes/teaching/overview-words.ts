import type {
  OverviewAssignments,
  OverviewChange,
  OverviewLearner,
  OverviewProcess,
} from '@/api/classes/overview';
import { counted } from '@/domain/format/counted';

/** Why a learner stands where they stand; null where nothing asks for a look. */
export function needText({ need, stuck }: Pick<OverviewLearner, 'need' | 'stuck'>): string | null {
  switch (need) {
    case 'asked':
      return 'Would like help';
    case 'stuck':
      return stuck === 'check' ? 'Stuck: a check wrong three times' : 'Stuck: late, and silent';
    case 'worse':
      return 'Changed for the worse';
    case 'late':
      return 'Late';
    case 'none':
      return null;
  }
}

/** "2 met, 1 begun, 1 late" */
export function assignmentsText({ met, begun, late }: OverviewAssignments): string {
  const texts = [`${met} met`, begun > 0 && `${begun} begun`, late > 0 && `${late} late`];
  return texts.filter(Boolean).join(', ');
}

/** Of whom a learner's estimates are the same, to the percent and within a minute; no verdict. */
export function alikeText({ count, aliases }: NonNullable<OverviewLearner['alike']>): string {
  const whom = aliases.length > 0 ? aliases.join(', ') : counted(count, 'other member');
  return `Estimates alike within a minute, on 5 lines or more: ${whom}`;
}

/** The mean estimate beside how often it happened. */
export function gapText({ state, value }: OverviewProcess['gap']): string {
  switch (state) {
    case 'none':
      return 'None yet';
    case 'too few':
      return 'Too few';
    case 'tells': {
      const points = Math.round(Math.abs(100 * (value ?? 0)));
      return `${(value ?? 0) > 0 ? 'Too sure' : 'Too careful'} by ${points} points`;
    }
    default:
      return 'Cannot tell yet';
  }
}

const CHANGES = [
  { of: 'smallStakesChange', more: 'More small stakes', fewer: 'Fewer small stakes' },
  { of: 'estimatesChange', more: 'More estimates', fewer: 'Fewer estimates' },
  { of: 'lookBacksChange', more: 'More look-backs', fewer: 'Fewer look-backs' },
] as const;

const percent = (share: number | null) => `${Math.round(100 * (share ?? 0))}%`;

function changeText({ before, after }: OverviewChange, more: string, fewer: string): string {
  const isMore = (after ?? 0) > (before ?? 0);
  return `${isMore ? more : fewer}: ${percent(before)} before, ${percent(after)} now`;
}

/** Changes, at each 30th bet, in what a learner does; one line each. */
export function changeTexts(process: OverviewProcess): string[] {
  const certain = CHANGES.filter(({ of }) => process[of].state === 'tells');
  if (certain.length > 0)
    return certain.map(({ of, more, fewer }) => changeText(process[of], more, fewer));
  return [process.smallStakesChange.state === 'cannot tell' ? 'Cannot tell yet' : 'Too few'];
}
