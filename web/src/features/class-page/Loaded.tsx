import type { ReactNode } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';

export interface LoadedProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** 'the board' */
  what: string;
  /** Of what was read; `isUpdating` while it is that of another filter. */
  children: (data: Data, isUpdating: boolean) => ReactNode;
}

/** What a query has read, why it could not, or that it is under way. */
export function Loaded<Data, Key extends QueryKey>({
  query,
  what,
  children,
}: LoadedProps<Data, Key>) {
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(query);
  if (data !== undefined) return children(data, isPlaceholderData);
  if (isError) {
    return (
      <ErrorState message={messageOf(error, FALLBACK_SENTENCE)} onRetry={() => void refetch()} />
    );
  }
  return (
    <Box role="status">
      <chakra.span srOnly>Loading {what}</chakra.span>
      <Skeleton height="24rem" borderRadius="lg" />
    </Box>
  );
}
