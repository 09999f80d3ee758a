import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { formatShare } from '@/domain/format/format';
import { Card, CardTitle } from '@/ui/layout/Card';

/** A share that may be a gain or a cost: '+1.7%'. */
export function signedShare(share: number): string {
  return `${share > 0 ? '+' : ''}${formatShare(share)}`;
}

interface LessonProps {
  title: string;
  icon: LucideIcon;
  /** The lesson in words. */
  text: string;
  facts?: ReactNode;
  children?: ReactNode;
}

/** One side of a settled bet: its figures, and what they say. */
export function Lesson({ title, icon: Icon, text, facts, children }: LessonProps) {
  return (
    <Card aria-label={title}>
      <CardTitle mb="3" Icon={Icon}>
        {title}
      </CardTitle>
      {facts && (
        <Flex as="dl" wrap="wrap" columnGap="7" rowGap="2" mb="3">
          {facts}
        </Flex>
      )}
      {children}
      <chakra.p maxW="70ch">{text}</chakra.p>
    </Card>
  );
}
