import { Box, Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useIsDisconnected } from '@/api/streams/stream';

/**
 * Below the header, where it pushes the page down and covers nothing of it. Always in the page itself: a
 * live region that appears together with its text is not announced.
 */
export function ConnectionLine() {
  const isLost = useIsDisconnected();
  return (
    <Box role="status" position="sticky" top="14" zIndex="header">
      {isLost && (
        <Flex
          data-connection-lost=""
          align="center"
          justify="center"
          gap="2"
          px="4"
          py="1.5"
          bg="bg.subtle"
          borderBottomWidth="1px"
          fontSize="sm"
          fontWeight="medium"
        >
          <Box as="span" color="warn" flexShrink="0" aria-hidden>
            <WifiOff size={16} />
          </Box>
          No connection to the server. Trying again…
        </Flex>
      )}
    </Box>
  );
}
