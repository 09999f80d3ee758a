import { Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { choosePurse } from '@/api/classes/choose-purse';
import { Button } from '@/ui/elements/Button';
import { Callout } from '@/ui/feedback/Callout';

/** Where the hunches are, while a class's purse is looked at. */
export function OwnAccountHunches() {
  const client = useQueryClient();
  return (
    <Flex direction="column" align="start" gap="2">
      <Callout>
        A hunch is about the bets of your own account, not about those of a class. It is stated,
        judged and given up there.
      </Callout>
      <Button size="sm" variant="outline" onClick={() => void choosePurse(client, null)}>
        Look at My Own Account
      </Button>
    </Flex>
  );
}
