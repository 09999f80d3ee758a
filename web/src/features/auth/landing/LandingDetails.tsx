import { Box, chakra } from '@chakra-ui/react';
import { PageLink } from '@/ui/elements/PageLink';
import { PageContainer } from '@/ui/layout/Page';
import { HowItWorks } from './HowItWorks';
import { Pricing } from './Pricing';

/** The part of the landing page below the first screen: it is fetched after that is drawn. */
export function LandingDetails({ onRegister }: { onRegister: () => void }) {
  return (
    <>
      <HowItWorks />
      <PageContainer>
        <Box py={{ base: '12', md: '16' }}>
          <Pricing onRegister={onRegister} />
          <chakra.p mt="8" textAlign="center" color="fg.muted">
            You need not trust us: <PageLink path="/proof">every coin can be checked</PageLink>.
          </chakra.p>
        </Box>
      </PageContainer>
    </>
  );
}
