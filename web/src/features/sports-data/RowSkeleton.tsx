import { Box, Flex } from '@chakra-ui/react';
import { Skeleton } from '@/ui/feedback/Skeleton';

export type RowShape = 'lines' | 'mark' | 'bar';

/** Two lines and a figure; after a mark, or above a bar. */
export function RowSkeleton({ shape }: { shape: RowShape }) {
  return (
    <Flex align="center" gap="3" py="3">
      {shape === 'mark' && <Skeleton width="12" height="10" flexShrink="0" />}
      <Box flex="1">
        <Flex justify="space-between" align="center" gap="3" height={shape === 'bar' ? '8' : '12'}>
          <Box flex="1">
            <Skeleton width="45%" height="4" />
            {shape !== 'bar' && <Skeleton width="70%" height="4" mt="2" />}
          </Box>
          <Skeleton width="14" height="5" />
        </Flex>
        {shape === 'bar' && <Skeleton height="2.5" minH="0" borderRadius="full" />}
      </Box>
    </Flex>
  );
}
