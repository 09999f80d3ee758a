import { Box } from '@chakra-ui/react';
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
        </Box>
      </PageContainer>
    </>
  );
}
