import { Box, chakra, Flex } from '@chakra-ui/react';
import { Button } from '@/ui/elements/Button';
import { ChalkLine } from '@/ui/layout/ChalkHeading';
import { ExampleBoard } from './ExampleBoard';
import type { AuthTab } from './use-auth-tab';

export function Hero({ onTab }: { onTab: (tab: AuthTab) => void }) {
  return (
    <Flex direction="column" gap={{ base: '6', md: '7' }} align="flex-start" minW="0">
      <Box>
        <chakra.p fontSize="sm" fontWeight="semibold" color="brand" mb="3">
          Virtual coins. No real money. 18+
        </chakra.p>
        <chakra.h1
          fontSize={{ base: '2.75rem', md: '6xl', xl: '4.75rem' }}
          fontWeight="extrabold"
          lineHeight="1"
          letterSpacing="-0.03em"
        >
          <chakra.span display="inline-block">
            Read the line
            <ChalkLine />
          </chakra.span>{' '}
          before it costs you.
        </chakra.h1>
        <chakra.p mt="5" fontSize={{ base: 'md', md: 'lg' }} color="fg.muted" maxW="34rem">
          Practise sports betting at lifelike odds: see what every price really says before you bet
          on it, and learn from each result.
        </chakra.p>
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button size="lg" onClick={() => onTab('register')}>
          Get Started for Free
        </Button>
        <Button size="lg" variant="outline" onClick={() => onTab('login')}>
          Sign In
        </Button>
      </Flex>
      <ExampleBoard />
    </Flex>
  );
}
