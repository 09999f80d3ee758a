import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Card, CardTitle } from '@/ui/layout/Card';

interface SectionProps {
  /** For an address that leads to it. */
  id?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Card
      id={id}
      aria-label={title}
      scrollMarginTop="16"
      p={{ base: '4', md: '6' }}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <div>
        <CardTitle fontSize="xl">{title}</CardTitle>
        {text && (
          <chakra.p mt="1.5" color="fg.muted">
            {text}
          </chakra.p>
        )}
      </div>
      {children}
    </Card>
  );
}
