import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { DatabaseZap } from 'lucide-react';
import { messageOf } from '@/api/error';
import type { Source } from '@/domain/betting/source';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';

interface ViewCardProps<Data extends { source: Source | null }> {
  title: string;
  query: {
    data: Data | undefined;
    isError: boolean;
    /** Why it has not come yet, while it is asked for again. */
    failureReason: Error | null;
    refetch: () => unknown;
  };
  /** The sentence for data that did not come. */
  error: string;
  /** The sentence for data without anything in it. */
  empty: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** A view of the hub: its title, where its data is from, and the data or why there is none. */
export function ViewCard<Data extends { source: Source | null }>(props: ViewCardProps<Data>) {
  const { title, query, error, empty, isEmpty, children } = props;
  const { data, isError, failureReason, refetch } = query;
  return (
    <Card aria-label={title} aria-busy={!data && !isError}>
      <Flex align="center" gap="2.5" mb="3" wrap="wrap">
        <CardTitle>{title}</CardTitle>
        <SourceBadge source={data?.source ?? undefined} />
      </Flex>
      {isError && <ErrorState message={error} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <>
          <chakra.p role="status" color="fg.muted" mb={failureReason ? '3' : '0'}>
            {failureReason && `${messageOf(failureReason, error)}. It will show here by itself.`}
          </chakra.p>
          <Skeleton height="20rem" />
        </>
      )}
      {data && isEmpty(data) && !isError && <EmptyState icon={DatabaseZap} title={empty} />}
      {data && !isEmpty(data) && children(data)}
    </Card>
  );
}
