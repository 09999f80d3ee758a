import { chakra, Flex } from '@chakra-ui/react';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';

/** "ABCD EFGH", which is read out and typed in more safely. */
const spaced = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The code by which learners ask to join, and its link. */
export function ClassCode({ code }: { code: string }) {
  const link = `${globalThis.location.origin}/join/${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'success', title: 'Link copied', description: link });
    } catch {
      showToast({ tone: 'error', title: 'Not copied', description: `The link is ${link}` });
    }
  };
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <chakra.code fontSize="lg" fontWeight="bold">
        {spaced(code)}
      </chakra.code>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        Copy Link
      </Button>
    </Flex>
  );
}
