import { chakra } from '@chakra-ui/react';

const Mark = chakra('span', { base: { fontSize: '0.625rem' } });

/** What the marks on the prices mean. */
export function PriceLegend() {
  return (
    <chakra.p fontSize="xs" color="fg.muted" mb="4">
      Since it opened a price has gone{' '}
      <Mark color="win" aria-hidden>
        ▲
      </Mark>{' '}
      up and pays more, or{' '}
      <Mark color="loss" aria-hidden>
        ▼
      </Mark>{' '}
      down and pays less. The percentage, and the line under a price, is the chance in it.
    </chakra.p>
  );
}
