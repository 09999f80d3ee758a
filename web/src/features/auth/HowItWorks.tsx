import { Box, chakra, Grid } from '@chakra-ui/react';
import { ChalkHeading } from '@/ui/ChalkHeading';
import { Wide } from '@/ui/Page';

const STEPS = [
  {
    title: 'Skill Assessment',
    text: 'Five questions find out what you know, so that you start at your own level.',
  },
  {
    title: 'Virtual Betting',
    text: 'Bet coins at authentic odds. Each card shows the chance in the price and the margin the bookmaker keeps.',
  },
  {
    title: 'AI-Powered Advice',
    text: 'The Wizard weighs a price against its own estimate, and passes when there is nothing in it.',
  },
];

/** The lesson is on the chalkboard in either colour mode. */
export function HowItWorks() {
  return (
    <Box as="section" aria-labelledby="how-it-works" bg="board" color="board.fg">
      <Wide>
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
              <chakra.li
                key={title}
                pt="5"
                borderTopWidth="2px"
                borderTopStyle="dashed"
                borderColor="board.line"
              >
                <chakra.span
                  aria-hidden
                  display="block"
                  fontFamily="heading"
                  fontWeight="extrabold"
                  fontSize="4xl"
                  lineHeight="1"
                  color="chalk"
                >
                  {index + 1}
                </chakra.span>
                <chakra.h3 mt="3" fontSize="xl">
                  {title}
                </chakra.h3>
                <chakra.p mt="2" color="board.muted">
                  {text}
                </chakra.p>
              </chakra.li>
            ))}
          </Grid>
        </Box>
      </Wide>
    </Box>
  );
}
