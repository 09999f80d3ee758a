import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { usePageTitle } from '@/browser/page-title';

/** Content as wide as the page may be. */
export function PageContainer({ children }: { children: ReactNode }) {
  return (
    <Box width="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }}>
      {children}
    </Box>
  );
}

/** A page of the app, with its title in the browser's tab. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <PageContainer>
      <Box py={{ base: '4', md: '5' }}>{children}</Box>
    </PageContainer>
  );
}
