import { chakra, Flex } from '@chakra-ui/react';
import { Download, TriangleAlert } from 'lucide-react';
import { saveFile } from '@/browser/save-file';
import type { Fork } from '@/domain/proof/checks/history';
import { Button } from '@/ui/elements/Button';

function evidenceText({ kept, now, hashes }: Fork): string {
  const between = hashes.length > 0 ? hashes.map((hash) => `${hash}\n`).join('') : 'none\n';
  return `The checkpoint that was kept:\n\n${kept}\nThe checkpoint that came now:\n\n${now}\nThe hashes that came between them:\n\n${between}`;
}

/** Two notes that the log has signed and that contradict each other: that is evidence, to be kept. */
export function ForkNotice({ evidence }: { evidence: Fork }) {
  return (
    <chakra.div
      role="alert"
      mt="4"
      p="3"
      borderWidth="1px"
      borderColor="loss"
      borderRadius="md"
      bg="loss/8"
    >
      <Flex gap="2.5" align="start">
        <chakra.span color="loss" aria-hidden flexShrink="0">
          <TriangleAlert size={20} />
        </chakra.span>
        <div>
          <chakra.p fontWeight="semibold">The log contradicts what it has signed before</chakra.p>
          <chakra.p fontSize="sm" mt="1">
            Records were changed, or the server was put back to an older copy. Both checkpoints
            carry its signature: save them, and show them to an auditor. This browser goes on
            trusting the one that it had.
          </chakra.p>
          <Button
            mt="3"
            size="sm"
            variant="outline"
            onClick={() => saveFile('two-checkpoints.txt', 'text/plain', evidenceText(evidence))}
          >
            <Download aria-hidden />
            Save both checkpoints
          </Button>
        </div>
      </Flex>
    </chakra.div>
  );
}
