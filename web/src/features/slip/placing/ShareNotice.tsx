import { chakra, Flex } from '@chakra-ui/react';
import { useBankroll, useOwnStakeMax } from '@/api/account/limits';
import { shareWarning } from '@/domain/betting/bankroll-share';
import { counted } from '@/domain/format/counted';
import { Button } from '@/ui/elements/Button';

interface ShareNoticeProps {
  /** Each of a bet of its own. */
  stakes: readonly number[];
  /** Takes the stakes with 1% in place of each that is above 5%. */
  onLower: (lowered: number[]) => void;
}

/** Says which stakes are above 5% of the bankroll, and offers 1% with one press. */
export function ShareNotice({ stakes, onLower }: ShareNoticeProps) {
  const ownMax = useOwnStakeMax();
  const warning = shareWarning(stakes, useBankroll(), ownMax);
  if (!warning) return null;
  const { sentence, onePercent, lowered } = warning;
  return (
    <Flex direction="column" align="flex-start" gap="1.5" mb="2">
      <chakra.p fontSize="sm" color="warn" fontWeight="medium">
        {sentence}
      </chakra.p>
      <Button variant="outline" size="sm" onClick={() => onLower(lowered)}>
        Lower {stakes.length > 1 ? 'them' : 'it'} to 1%: {counted(onePercent, 'coin')}
      </Button>
    </Flex>
  );
}
