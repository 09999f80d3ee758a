import { useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { useWithdrawAssignment } from '@/api/classes/assignments';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { AssignmentChoice, AssignmentRule } from '@/api/types';
import { AssignmentCard } from '@/features/assignments/AssignmentCard';
import { wordsOf } from '@/domain/learning/assignments';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { dashedRule } from '@/ui/layout/Card';
import { Dialog } from '@/ui/overlay/Dialog';
import { Regrade } from './Regrade';
import { RuleForm } from './RuleForm';

interface RuleProps {
  classId: string;
  rule: AssignmentRule;
}

function Withdraw({ classId, rule }: RuleProps) {
  const [asking, setAsking] = useState(false);
  const { mutate: withdraw, isPending } = useWithdrawAssignment();
  const { name } = wordsOf(rule.assignment);
  const close = () => setAsking(false);
  const withdrawNow = () =>
    withdraw(
      { classId, assignment: rule.assignment, version: rule.version },
      {
        onSuccess: () => showToast({ tone: 'success', title: `${name} is withdrawn` }),
        onError: (error) =>
          showToast({
            tone: 'error',
            title: 'Nothing has changed',
            description: messageOf(error, FALLBACK_SENTENCE),
          }),
        onSettled: close,
      },
    );
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`Withdraw ${name}?`}
        description="Nobody is asked for it any more. Whoever has met it keeps that, and you can set it again."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled={isPending} onClick={withdrawNow}>
              Withdraw
            </Button>
          </>
        }
      />
    </>
  );
}

interface RuleCardProps extends RuleProps {
  choices: readonly AssignmentChoice[];
}

/** An assignment that is set: what it asks, and what can be changed of it. */
export function RuleCard({ classId, rule, choices }: RuleCardProps) {
  const [shown, setShown] = useState<'change' | 'regrade'>();
  const choice = choices.find(({ assignment }) => assignment === rule.assignment);
  const toggle = (part: 'change' | 'regrade') => setShown(shown === part ? undefined : part);
  return (
    <AssignmentCard rule={rule}>
      <Flex gap="2" wrap="wrap" mt="3">
        <Button
          variant="outline"
          size="sm"
          aria-expanded={shown === 'change'}
          onClick={() => toggle('change')}
        >
          Change
        </Button>
        {rule.version > 1 && (
          <Button
            variant="outline"
            size="sm"
            aria-expanded={shown === 'regrade'}
            onClick={() => toggle('regrade')}
          >
            Grade All by This Rule
          </Button>
        )}
        <Withdraw classId={classId} rule={rule} />
      </Flex>
      {shown && choice && (
        <chakra.div {...dashedRule} mt="3" pt="3">
          {shown === 'change' ? (
            <RuleForm
              key={rule.version}
              classId={classId}
              choice={choice}
              rule={rule}
              version={rule.version}
              onDone={() => setShown(undefined)}
            />
          ) : (
            <Regrade key={rule.version} classId={classId} rule={rule} />
          )}
        </chakra.div>
      )}
    </AssignmentCard>
  );
}
