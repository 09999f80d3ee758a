import { Box, chakra } from '@chakra-ui/react';
import { useDemoData } from '@/state/demo-data';

/** Says on each page of a demo what it is. */
export function DemoLine() {
  const { isDemoData } = useDemoData();
  if (!isDemoData) return null;
  return (
    <Box bg="bg.subtle" borderBottomWidth="1px" fontSize="sm">
      <chakra.p maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="1.5" color="fg.muted">
        <chakra.strong color="fg">Demo.</chakra.strong> The learners here and all that they did were
        drawn by a program.
      </chakra.p>
    </Box>
  );
}
