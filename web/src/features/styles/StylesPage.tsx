import { Box, Flex } from '@chakra-ui/react';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { BadgeSamples } from './BadgeSamples';
import { ButtonSamples } from './ButtonSamples';
import { ColourSamples } from './ColourSamples';
import { OddsSamples } from './OddsSamples';
import { TypeSamples } from './TypeSamples';

/** Shows the parts that pages are made of; nothing here does anything. */
export function StylesPage() {
  return (
    <Page title="Style Guide">
      <ChalkHeading>Style Guide</ChalkHeading>
      <Box mt="3" color="fg.muted">
        Light is whitewash paper, dark is a chalkboard, and chalk yellow means picked.
      </Box>
      <Flex direction="column" gap="5" mt="6">
        <TypeSamples />
        <ColourSamples />
        <ButtonSamples />
        <OddsSamples />
        <BadgeSamples />
      </Flex>
    </Page>
  );
}
