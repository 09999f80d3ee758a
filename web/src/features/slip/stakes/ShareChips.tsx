import { chakra, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { useBankroll, useOwnStakeMax } from '@/api/account/limits';
import { stakeShares } from '@/domain/betting/bankroll-share';
import { counted } from '@/domain/format/counted';
import { formatCoins, formatShare } from '@/domain/format/format';

const Chip = chakra('button', {
  base: {
    minH: '7',
    px: '2.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    fontSize: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background, color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    _pressed: { borderColor: 'fg', color: 'fg' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    '& b': { fontWeight: 'semibold', color: 'fg' },
  },
});

interface ShareChipsProps {
  /** The name of the stake, for a screen reader. */
  label: string;
  stake: number;
  disabled: boolean;
  onPick: (coins: number) => void;
}

/** Stakes by their share of the bankroll, which is the chosen purse's. */
export function ShareChips({ label, stake, disabled, onPick }: ShareChipsProps) {
  const { user } = useCurrentUser();
  const bankroll = useBankroll();
  const most = Math.min(user.virtualBalance, useOwnStakeMax() ?? Infinity);
  const shares = stakeShares(bankroll, most);
  if (shares.length === 0) return null;
  return (
    <Flex role="group" aria-label={label} gap="1.5" wrap="wrap">
      {shares.map(({ share, coins }) => (
        <Chip
          key={share}
          type="button"
          aria-label={`${formatShare(share, 0)} ${counted(coins, 'coin')}, of your bankroll`}
          aria-pressed={coins === stake}
          disabled={disabled}
          onClick={() => onPick(coins)}
        >
          <b>{formatShare(share, 0)}</b> {formatCoins(coins)}
        </Chip>
      ))}
    </Flex>
  );
}
