import { Box, chakra, Flex } from '@chakra-ui/react';
import { Ban, Check, Clock, Equal, X } from 'lucide-react';
import type { BetStatus } from '@/api/types';
import { togetherText } from '@/features/my-bets/parts';
import type { Part } from '@/features/my-bets/parts';
import { Badge } from '@/ui/elements/Badge';
import { dashedRule } from '@/ui/layout/Card';

const ENDS = {
  pending: { word: 'Not decided', tone: 'info', Icon: Clock },
  won: { word: 'Came true', tone: 'win', Icon: Check },
  lost: { word: 'Did not come true', tone: 'loss', Icon: X },
  push: { word: 'Push', tone: 'outline', Icon: Equal },
  void: { word: 'Void', tone: 'outline', Icon: Ban },
} as const;

function EndBadge({ status }: { status: BetStatus }) {
  const { word, tone, Icon } = ENDS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}

/**
 * Both parts of a conditional bet, each with its result and the figures that decided it, and the
 * conclusion.
 */
export function BothParts({ parts }: { parts: readonly [Part, Part] }) {
  return (
    <>
      <chakra.ul aria-label="What had to come true" mt="3" listStyleType="none">
        {parts.map(({ name, phrase, status, decidedBy }) => (
          <chakra.li key={name} {...dashedRule} py="2.5">
            <Flex columnGap="3" rowGap="1" align="center" justify="space-between" wrap="wrap">
              <chakra.p overflowWrap="anywhere" minW="0">
                <chakra.span color="fg.muted">{name}:</chakra.span> <b>{phrase}</b>
              </chakra.p>
              <EndBadge status={status} />
            </Flex>
            <chakra.p color="fg.muted" overflowWrap="anywhere" mt="1">
              {decidedBy}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
      <Box {...dashedRule} pt="2.5">
        <chakra.p maxW="70ch">{togetherText(parts)}</chakra.p>
      </Box>
    </>
  );
}
