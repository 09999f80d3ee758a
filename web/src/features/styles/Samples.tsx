import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/ui/layout/Card';

/** The samples of one kind. */
export function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card
      aria-label={title}
      display="flex"
      flexDirection="column"
      gap="4"
      p={{ base: '4', md: '6' }}
    >
      <CardTitle>{title}</CardTitle>
      {children}
    </Card>
  );
}
