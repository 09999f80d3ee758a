import { chakra } from '@chakra-ui/react';
import { useOddsFormat } from '@/state/preferences';
import { moveMark } from '@/ui/betting/OddsButton';

const Mark = chakra('span', { base: { fontSize: '0.625rem' } });

/** Explains the marks on the prices. */
export function PriceLegend() {
  const format = useOddsFormat();
  const isChance = format === 'implied';
  return (
    <chakra.p fontSize="xs" color="fg.muted" mb="4">
      Since it opened a {isChance ? 'chance' : 'price'} has gone{' '}
      <Mark color="win" aria-hidden>
        {moveMark('up', format).mark}
      </Mark>{' '}
      {isChance ? 'down' : 'up'} and pays more, or{' '}
      <Mark color="loss" aria-hidden>
        {moveMark('down', format).mark}
      </Mark>{' '}
      {isChance
        ? 'up and pays less. The line under it is the chance as well.'
        : 'down and pays less. The percentage, and the line under a price, is the chance in it.'}
    </chakra.p>
  );
}
