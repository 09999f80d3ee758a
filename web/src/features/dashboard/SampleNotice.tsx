import { Box, chakra, Flex } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/ui/elements/Button';

/** Says that the figures are the demo user's. */
export function SampleNotice() {
  return (
    <Flex
      role="note"
      aria-label="Sample data"
      align={{ base: 'stretch', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '3', md: '4' }}
      mb={{ base: '4', md: '5' }}
      p="4"
      bg="bg.subtle"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.control"
      borderRadius="lg"
    >
      <Box color="info" flexShrink="0" hideBelow="md" aria-hidden>
        <FlaskConical size={24} />
      </Box>
      <chakra.p flex="1">
        <b>Sample data.</b>{' '}
        <chakra.span color="fg.muted">
          You are signed out, so the account, its bets and its progress are made up. Sign up and
          this page is yours, with 1,000 virtual coins to start.
        </chakra.span>
      </chakra.p>
      <Button asChild>
        <Link to="/?tab=register">Sign Up Free</Link>
      </Button>
    </Flex>
  );
}
