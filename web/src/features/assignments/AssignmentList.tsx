import type { ReactNode } from 'react';
import { Flex } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Card } from '@/ui/layout/Card';

interface AssignmentListProps {
  cards: readonly ReactNode[];
  /** What to do where none is set. */
  none: string;
  /** Below them. */
  children?: ReactNode;
}

/** The assignments of a class, a card each. */
export function AssignmentList({ cards, none, children }: AssignmentListProps) {
  return (
    <Flex direction="column" gap="4">
      {cards}
      {cards.length === 0 && (
        <Card>
          <EmptyState icon={ClipboardList} title="No assignments yet" text={none} />
        </Card>
      )}
      {children}
    </Flex>
  );
}
