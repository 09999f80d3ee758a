import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';

interface NoticeProps {
  title: string;
  icon: LucideIcon;
  tone?: 'win' | 'loss' | 'fg.muted';
  text: ReactNode;
  children?: ReactNode;
}

/** A page with one message and a link. */
export function Notice({ title, icon: Icon, tone = 'fg.muted', text, children }: NoticeProps) {
  return (
    <Page title={title}>
      <Card maxW="30rem" mx="auto" my={{ base: '4', md: '12' }} p={{ base: '5', md: '8' }}>
        <Flex direction="column" align="center" gap="4" textAlign="center">
          <Box color={tone} aria-hidden>
            <Icon size={40} strokeWidth={1.5} />
          </Box>
          <ChalkHeading>{title}</ChalkHeading>
          <chakra.p color="fg.muted" role={tone === 'loss' ? 'alert' : 'status'}>
            {text}
          </chakra.p>
          {children}
        </Flex>
      </Card>
    </Page>
  );
}
