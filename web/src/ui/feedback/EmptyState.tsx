import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
  /** Where to go from here. */
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" gap="2" py="8" px="4" textAlign="center">
      <Box color="fg.subtle" aria-hidden>
        <Icon size={32} strokeWidth={1.5} />
      </Box>
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      {text && <chakra.p color="fg.muted">{text}</chakra.p>}
      {action && <Box mt="2">{action}</Box>}
    </Flex>
  );
}
