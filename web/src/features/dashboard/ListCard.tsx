import type { ReactNode } from 'react';
import { Box, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Card, CardTitle, dashedRule } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { RowSkeleton } from './RowSkeleton';
import type { RowShape } from './RowSkeleton';

interface ListCardProps<Item> {
  title: string;
  icon: LucideIcon;
  /** Undefined while they are on their way. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** What to expect while they come. */
  expected: { rows: number; shape: RowShape };
  empty: { title: string; text?: string };
  /** Where there is more of the same. */
  more?: ReactNode;
}

/** A card of rows between dashed rules: the rows, their shapes while they come, or why there are none. */
export function ListCard<Item>(props: ListCardProps<Item>) {
  const { title, icon: Icon, items, keyOf, children, expected, empty, more } = props;
  const rows = items
    ? items.map((item) => ({ key: keyOf(item), row: children(item) }))
    : Array.from({ length: expected.rows }, (_, n) => ({
        key: `${n}`,
        row: <RowSkeleton shape={expected.shape} />,
      }));
  return (
    <Card aria-label={title}>
      <Flex align="center" justify="space-between" gap="3" minH="9" mb="1">
        <CardTitle>
          <Box as="span" color="fg.subtle" aria-hidden>
            <Icon size={20} />
          </Box>
          {title}
        </CardTitle>
        {more}
      </Flex>
      {rows.length === 0 ? (
        <EmptyState icon={Icon} {...empty} />
      ) : (
        <Box as="ul" listStyleType="none">
          {rows.map(({ key, row }) => (
            <Box as="li" key={key} _notFirst={dashedRule}>
              {row}
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
