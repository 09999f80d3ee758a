import { chakra } from '@chakra-ui/react';
import { conditionPhrase, namesOf } from '@/domain/betting/conditional';
import type { ConditionType, Team, TimeMark } from '@/domain/betting/conditional';

interface BetConditionProps {
  condition: { type: ConditionType; team: Team; line: number | null; time: TimeMark | null };
  /** 'away @ home'. */
  eventName: string;
  /** How it stands while its game is under way. */
  now?: string | undefined;
}

/** The condition of a bet, beside its pick. */
export function BetCondition({ condition, eventName, now }: BetConditionProps) {
  return (
    <chakra.p overflowWrap="anywhere">
      <b>Only if</b> {conditionPhrase(condition, namesOf(eventName), condition.line)}
      {now && (
        <>
          {' '}
          · <chakra.span color="fg">{now}</chakra.span>
        </>
      )}
    </chakra.p>
  );
}
