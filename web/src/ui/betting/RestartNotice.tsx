import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { isRestartDue, START_COINS } from '@/domain/betting/restart';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { useChosenClass } from '@/state/purse';
import { Callout } from '@/ui/feedback/Callout';

const TextLink = chakra(Link, {
  base: { color: 'brand', fontWeight: 'semibold', textDecoration: 'underline' },
});

interface RestartNoticeProps {
  balance: number;
  /** The stakes of open bets. */
  openStakes: number;
}

/** Says to a player who has run out of coins how to start again, and nothing to anybody else. */
export function RestartNotice({ balance, openStakes }: RestartNoticeProps) {
  const isOfClass = useChosenClass() !== null; // a class's purse never starts again
  if (isOfClass || !isRestartDue(balance)) return null;
  const start = formatCoins(START_COINS);
  if (openStakes === 0) {
    return (
      <Callout>
        You have {counted(balance, 'coin')} left.{' '}
        <TextLink to="/settings#bankroll">Start again with {start}</TextLink> in Settings.
      </Callout>
    );
  }
  if (balance > 0) return null;
  return (
    <Callout>
      Your last {counted(openStakes, 'coin')} {openStakes === 1 ? 'is' : 'are'} in open bets. If
      they lose, you can start again with {start} in{' '}
      <TextLink to="/settings#bankroll">Settings</TextLink>.
    </Callout>
  );
}
