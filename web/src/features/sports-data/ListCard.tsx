import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { Source } from '@/domain/betting/source';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { RowSkeleton } from './RowSkeleton';
import type { RowShape } from './RowSkeleton';

interface ListCardProps<Item> {
  title: string;
  icon: LucideIcon;
  /** The source of all rows; left out where they differ, for then each says it. */
  source?: Source | undefined;
  /** The meaning of the rows' figures. */
  note?: string;
  /** Undefined while they are on their way. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** The expected rows, while they load. */
  expected: { rows: number; shape: RowShape };
  empty: { title: string; text?: string };
  /** Where there is more of the same. */
  more?: ReactNode;
}

/** A card of rows between dashed rules: the rows, their shapes while they come, or why there are none. */
export function ListCard<Item>(props: ListCardProps<Item>) {
  const { title, icon: Icon, source, note, items, keyOf, children, expected, empty, more } = props;
  const rows = items
    ? items.map((item) => ({ key: keyOf(item), row: children(item) }))
    : Array.from({ length: expected.rows }, (_, n) => ({
        key: `${n}`,
        row: <RowSkeleton shape={expected.shape} />,
      }));
  return (
    <Card aria-label={title}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="3" minH="9" mb="1">
        <Flex align="center" gap="2.5">
          <CardTitle Icon={Icon}>{title}</CardTitle>
          {rows.length > 0 && <SourceBadge source={source} />}
        </Flex>
        {more}
      </Flex>
      {note && rows.length > 0 && (
        <chakra.p fontSize="sm" color="fg.muted" mb="1">
          {note}
        </chakra.p>
      )}
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
