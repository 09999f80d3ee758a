import { chakra, Flex } from '@chakra-ui/react';
import { useHabitReturn } from '@/api/practice/habit';
import { returnSentence } from '@/domain/habit/return-words';
import { PageLink } from '@/ui/elements/PageLink';

/** What has settled since the player was here; nothing where there is no news. */
export function SinceHere() {
  const { data } = useHabitReturn();
  const sentence = data && returnSentence(data);
  if (!sentence) return null;
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="1" mb={{ base: '4', md: '5' }}>
      <chakra.p>{sentence}</chakra.p>
      {data.lookBacks.length > 0 && <PageLink path="/daily#look-back">Look back</PageLink>}
    </Flex>
  );
}
