import { chakra } from '@chakra-ui/react';
import { useIsDisconnected } from '@/api/streams/stream';
import { Badge } from '@/ui/elements/Badge';

/** Whether the server is there, which answers for the Wizard. While it reads past games it says so to who asks. */
export function OnlineBadge() {
  const isAway = useIsDisconnected();
  return (
    <Badge tone={isAway ? 'loss' : 'win'} role="status">
      <chakra.span
        aria-hidden
        boxSize="2"
        borderRadius="full"
        bg={isAway ? 'transparent' : 'win'}
        borderWidth="1px"
        borderColor="currentColor"
      />
      {isAway ? 'Offline' : 'Online'}
    </Badge>
  );
}
