import { Box, chakra } from '@chakra-ui/react';
import type { SlipLine } from '@/features/slip/selections/lines';
import { useSlip } from '@/state/slip';
import { Button } from '@/ui/elements/Button';

/** Says what is left of a parlay with so many legs. */
function rest(left: number): string {
  return left > 1 ? `a parlay of ${left} legs` : 'a single bet, with a stake of its own';
}

interface UnavailableLegsProps {
  gone: readonly SlipLine[];
  /** How many legs are on offer. */
  left: number;
}

/** A parlay whose legs are not all on offer is another bet: nothing is placed before that is agreed to. */
export function UnavailableLegs({ gone, left }: UnavailableLegsProps) {
  const goOn = () => gone.forEach(({ item }) => useSlip.getState().remove(item.id));
  return (
    <Box borderWidth="1px" borderColor="warn" borderRadius="md" bg="warn/8" p="3">
      <div role="alert">
        <chakra.p fontWeight="bold">
          {gone.length > 1 ? `${gone.length} legs are` : 'A leg is'} no longer on offer
        </chakra.p>
        <chakra.ul my="1" fontSize="sm" listStyleType="none">
          {gone.map(({ item }) => (
            <chakra.li key={item.id} overflowWrap="anywhere">
              <b>{item.prediction}</b>, {item.eventName}
            </chakra.li>
          ))}
        </chakra.ul>
        <chakra.p fontSize="sm" mb="2">
          What is left is {rest(left)}.
        </chakra.p>
      </div>
      <Button size="sm" width="full" onClick={goOn}>
        Go on with {left > 1 ? `${left} legs` : 'the single bet'}
      </Button>
    </Box>
  );
}
