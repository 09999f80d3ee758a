import { chakra, Flex } from '@chakra-ui/react';
import { useRegrade } from '@/api/classes/assignments';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { AssignmentRule } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';

function Aliases({ title, aliases }: { title: string; aliases: readonly string[] }) {
  if (aliases.length === 0) return null;
  return (
    <div>
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      <chakra.ul ps="5" listStyleType="disc">
        {aliases.map((alias) => (
          <li key={alias}>{alias}</li>
        ))}
      </chakra.ul>
    </div>
  );
}

interface RegradeProps {
  classId: string;
  rule: AssignmentRule;
}

/** Grades everybody by the rule in force: first the difference, then a press. */
export function Regrade({ classId, rule }: RegradeProps) {
  const preview = useRegrade();
  const press = useRegrade();
  const { assignment, version } = rule;
  const asked = { classId, assignment, version };
  const error = preview.error ?? press.error;
  const found = preview.data;
  return (
    <Flex direction="column" align="start" gap="3">
      <chakra.p maxW="70ch" fontSize="sm" color="fg.muted">
        Whoever began under an earlier rule goes on under that one. Graded by this one, all that
        they did since the assignment was set first counts. Nobody loses what they have met.
      </chakra.p>
      {!found && (
        <Button
          variant="outline"
          size="sm"
          disabled={preview.isPending}
          onClick={() => preview.mutate({ ...asked, isPreview: true })}
        >
          Show the Difference
        </Button>
      )}
      {found && (
        <>
          <Aliases title="Would have met it" aliases={found.newlyMet} />
          <Aliases title="Keep it, though this rule asks for more" aliases={found.stayMet} />
          {found.newlyMet.length === 0 && <p>By this rule nobody else has met it.</p>}
        </>
      )}
      {found && found.newlyMet.length > 0 && !press.data && (
        <Button
          size="sm"
          disabled={press.isPending}
          onClick={() =>
            press.mutate(
              { ...asked, isPreview: false },
              {
                onSuccess: ({ newlyMet }) =>
                  showToast({
                    tone: 'success',
                    title: `Graded: ${counted(newlyMet.length, 'learner')} more have met it`,
                  }),
              },
            )
          }
        >
          Grade All by This Rule
        </Button>
      )}
      {error && (
        <chakra.p role="alert" color="loss" fontSize="sm">
          {messageOf(error, FALLBACK_SENTENCE)}
        </chakra.p>
      )}
    </Flex>
  );
}
