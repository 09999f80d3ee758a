import { useEffect, useId } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { choosePurse } from '@/api/classes/choose-purse';
import { useOwnClasses } from '@/api/classes/classes';
import { useChosenClass } from '@/state/purse';

const OWN = 'own';

const Choice = chakra('select', {
  base: {
    minH: '8',
    maxW: 'full',
    px: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontWeight: 'semibold',
    textOverflow: 'ellipsis',
  },
});

/**
 * The purse of this page, below the header: for who is in a class. A purse that is no longer the
 * player's, after a change of person, is left.
 */
export function PurseBar() {
  const id = useId();
  const client = useQueryClient();
  const chosen = useChosenClass();
  const { data } = useOwnClasses();
  const joined = data?.joined.filter((one) => one.id === chosen?.id || !one.hasLeft) ?? [];
  const isGone =
    data !== undefined && chosen !== null && joined.every((one) => one.id !== chosen.id);
  useEffect(() => {
    if (isGone) void choosePurse(client, null);
  }, [client, isGone]);

  if (joined.length === 0) return null;
  const choose = (value: string) => {
    const wanted = joined.find((one) => one.id === value);
    void choosePurse(client, wanted ? { id: wanted.id, title: wanted.title } : null);
  };
  return (
    <Box as="section" aria-label="Purse" bg="bg.subtle" borderBottomWidth="1px" fontSize="sm">
      <Flex align="center" gap="2" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="1.5">
        <chakra.label htmlFor={id} color="fg.muted" flexShrink="0">
          Purse
        </chakra.label>
        <Choice
          id={id}
          minW="0"
          value={chosen?.id ?? OWN}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={OWN}>My own coins</option>
          {joined.map((one) => (
            <option key={one.id} value={one.id}>
              Class: {one.title}
              {one.terms.hasEnded && ' (ended)'}
            </option>
          ))}
        </Choice>
      </Flex>
    </Box>
  );
}
