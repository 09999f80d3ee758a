import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { promiseState } from '@/domain/membership/promises';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { PageContainer } from '@/ui/layout/Page';
import { PromiseBadge } from '@/ui/membership/PromiseBadge';

const STEPS = [
  {
    title: 'Skill Assessment',
    text: 'Five questions find out what you know, so that you start at your own level.',
  },
  {
    title: 'Virtual Betting',
    text: 'Pick a price, stake a few coins, and look back at what was luck once the game is over.',
  },
  {
    title: 'AI-Powered Advice',
    text: 'Before you stake, hear the reasoning, the risk and what speaks against your pick.',
  },
];

/** A number ringed by hand, and the dashes that lead on from it. */
function Numeral({ n }: { n: number }) {
  return (
    <Flex aria-hidden align="center" gap="4">
      <chakra.svg viewBox="0 0 56 52" width="14" height="13" flexShrink="0" overflow="visible">
        <chakra.path
          d="M31 4.5C17 2.6 5 10.5 4.5 24.5 4 39 15.5 48.5 29.5 47.5 43.5 46.5 52.5 36 51.5 23.5 50.5 11 39.5 3 25.5 5.5"
          fill="none"
          stroke="chalk"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <chakra.text
          x="28"
          y="34.5"
          textAnchor="middle"
          fill="chalk"
          fontFamily="heading"
          fontWeight="extrabold"
          fontSize="24px"
        >
          {n}
        </chakra.text>
      </chakra.svg>
      <Box flex="1" borderTopWidth="2px" borderTopStyle="dashed" borderColor="board.line" />
    </Flex>
  );
}

/** The lesson is on the chalkboard in either colour mode. */
export function HowItWorks() {
  return (
    <Box as="section" aria-labelledby="how-it-works" bg="board" color="board.fg">
      <PageContainer>
        <Box py={{ base: '12', md: '16' }}>
          <div id="how-it-works">
            <ChalkHeading as="h2">How it works</ChalkHeading>
          </div>
          <Grid
            as="ol"
            listStyleType="none"
            templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
            gap={{ base: '7', md: '10' }}
            mt="8"
          >
            {STEPS.map(({ title, text }, index) => (
              <li key={title}>
                <Numeral n={index + 1} />
                <Flex align="center" wrap="wrap" columnGap="2.5" mt="4">
                  <chakra.h3 fontSize="xl">{title}</chakra.h3>
                  <PromiseBadge
                    state={promiseState(title, false)}
                    bg="board.panel"
                    color="board.muted"
                  />
                </Flex>
                <chakra.p mt="2" color="board.muted">
                  {text}
                </chakra.p>
              </li>
            ))}
          </Grid>
        </Box>
      </PageContainer>
    </Box>
  );
}
