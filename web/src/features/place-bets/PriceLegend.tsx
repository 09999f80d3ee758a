import { chakra } from '@chakra-ui/react';
import { useOddsFormat } from '@/state/preferences';
import { moveMark } from '@/ui/betting/OddsButton';

const Mark = chakra('span', { base: { fontSize: '0.625rem' } });

/** Explains the marks on the prices. */
export function PriceLegend() {
  const format = useOddsFormat();
  const isChance = format === 'implied';
  return (
    <chakra.p fontSize="xs" color="fg.muted" mb={{ base: '3', md: '4' }}>
      Since opening:{' '}
      <Mark color="win" aria-hidden>
        {moveMark('up', format).mark}
      </Mark>{' '}
      {isChance ? 'a lower chance' : 'up'} pays more,{' '}
      <Mark color="loss" aria-hidden>
        {moveMark('down', format).mark}
      </Mark>{' '}
      {isChance ? 'a higher one' : 'down'} pays less.
      {!isChance && ' The % is the chance the price implies.'} Moneyline (1X2): a bet on who wins.
      <chakra.span hideBelow="lg">
        {' '}
        On the keyboard, S leads from a picked price to its stake.
      </chakra.span>
    </chakra.p>
  );
}
