import { chakra } from '@chakra-ui/react';
import type { BankrollPoint } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { signedCoins } from '@/domain/format/signed';
import { useDates } from '@/state/use-dates';
import { bankrollDays } from './bankroll-days';

/** The chart as a table, for a screen reader: profit and balance at the end of each day. */
export function BankrollTable({ points }: { points: readonly BankrollPoint[] }) {
  const { timeZone, formatDate } = useDates();
  return (
    // In a box of its own: a table is as wide as its words, also when it is not to be seen.
    <chakra.div srOnly>
      <table>
        <caption>Bankroll by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Profit since the start</th>
            <th scope="col">Balance at its end</th>
            <th scope="col">In open bets</th>
            <th scope="col">Granted</th>
          </tr>
        </thead>
        <tbody>
          {bankrollDays(points, timeZone).map(({ time, profit, balance, held, granted }) => (
            <tr key={time}>
              <th scope="row">{formatDate(time)}</th>
              <td>{signedCoins(profit)}</td>
              <td>{formatCoins(balance)}</td>
              <td>{formatCoins(held)}</td>
              <td>{formatCoins(granted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
