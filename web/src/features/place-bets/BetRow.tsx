import type { ComponentProps } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Bet, BetStatus } from '@/api/types';
import { formatFinal } from '@/lib/format';
import { Badge } from '@/ui/Badge';
import { dashedRule } from '@/ui/Card';
import { Coins } from '@/ui/Coins';
import { Price } from '@/ui/Price';
import { SourceBadge } from '@/ui/SourceBadge';
import { When } from '@/ui/When';

const STATUS: Record<BetStatus, { word: string; tone: ComponentProps<typeof Badge>['tone'] }> = {
  pending: { word: 'Pending', tone: 'info' },
  won: { word: 'Won', tone: 'win' },
  lost: { word: 'Lost', tone: 'loss' },
  push: { word: 'Push', tone: 'outline' },
  void: { word: 'Void', tone: 'outline' },
};

export function BetRow({ bet }: { bet: Bet }) {
  const { word, tone } = STATUS[bet.status];
  const { payout } = bet;
  const isOpen = payout === null;
  return (
    <chakra.li {...dashedRule} py="2.5" listStyleType="none" fontSize="sm" color="fg.muted">
      <Flex gap="2" align="baseline">
        <chakra.b color="fg" flex="1" minW="0" overflowWrap="anywhere">
          {bet.prediction}
        </chakra.b>
        <chakra.b color="fg">
          <Price odds={bet.odds} />
        </chakra.b>
        <Badge tone={tone}>{word}</Badge>
      </Flex>
      <Box overflowWrap="anywhere">
        {bet.eventName}
        {bet.score && ` · ${formatFinal(bet.score)}`}
      </Box>
      <Flex gap="2" mt="1" align="center" wrap="wrap" justify="space-between">
        <Flex gap="1.5">
          <Coins amount={bet.betAmount} />
          {isOpen ? 'to win' : 'result'}
          <chakra.b color="fg">
            {/* The difference to the balance: a stake that came back is none. */}
            <Coins signed amount={isOpen ? bet.potentialWinnings : payout - bet.betAmount} />
          </chakra.b>
        </Flex>
        <SourceBadge source={bet.source} />
      </Flex>
      <When instant={bet.createdAt} fontSize="xs" />
    </chakra.li>
  );
}
