import { Box, chakra, Flex } from '@chakra-ui/react';
import { Award, Medal, Trophy } from 'lucide-react';
import type { LeaderboardCategory } from '@/api/boards/leaderboard';
import type { LeaderboardEntry } from '@/api/types';
import { closeText } from '@/domain/analysis/win-rate';
import { counted } from '@/domain/format/counted';
import { formatCoins, formatPercent } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { Coins } from '@/ui/betting/Coins';
import { Badge } from '@/ui/elements/Badge';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { dashedRule } from '@/ui/layout/Card';
import type { LeaderboardRowShown } from './leaderboard-rows';

const TOP_THREE = [Trophy, Medal, Award];

function Rank({ rank }: { rank: number }) {
  const Icon = TOP_THREE[rank - 1];
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      minW="9"
      height="9"
      flexShrink="0"
      borderRadius="full"
      fontSize="sm"
      fontWeight="bold"
      {...(Icon ? { bg: 'board', color: 'chalk' } : { color: 'fg.muted' })}
    >
      <chakra.span srOnly>Rank </chakra.span>
      {Icon ? (
        <>
          <Icon size={18} aria-hidden />
          <chakra.span srOnly>{rank}</chakra.span>
        </>
      ) : (
        rank
      )}
    </chakra.span>
  );
}

function earned(badges: number): string {
  if (badges === 0) return 'No badges yet';
  return badges === 1 ? '1 badge earned' : `${badges} badges earned`;
}

/** A rate alone would praise luck: beside it stand of how many bets it is, and their prices. */
function WinRate({ winRate, decidedBets, close }: LeaderboardEntry) {
  return (
    <>
      {formatPercent(winRate)}
      <chakra.span display="block" fontSize="xs" fontWeight="normal" color="fg.muted">
        of {counted(decidedBets, 'bet')}
        <br />
        {closeText(close)}
      </chakra.span>
    </>
  );
}

/** Of how many bets a rank is, and what their prices were worth. */
function OfBets({ decidedBets, close }: LeaderboardEntry) {
  return (
    <chakra.span display="block" fontSize="xs" fontWeight="normal" color="fg.muted">
      {formatCoins(decidedBets)} {decidedBets === 1 ? 'decided bet' : 'decided bets'}
      <br />
      {closeText(close)}
    </chakra.span>
  );
}

/** The price is the skill, so that a rate of wins stands beside it as its luck. */
function ClosingLine({ close, winRate, decidedBets }: LeaderboardEntry) {
  if (!close) return 'no close';
  return (
    <>
      {signedShare(close.mean)}
      <chakra.span display="block" fontSize="xs" fontWeight="normal" color="fg.muted">
        on {counted(close.bets, 'single')}
        <br />
        {formatPercent(winRate)} of {counted(decidedBets, 'bet')} won
      </chakra.span>
    </>
  );
}

/** The figure that this leaderboard ranks by. */
function Measure({ entry, category }: { entry: LeaderboardEntry; category: LeaderboardCategory }) {
  if (category === 'winRate') return <WinRate {...entry} />;
  if (category === 'closingLine') return <ClosingLine {...entry} />;
  return (
    <>
      {category === 'balance' ? <Coins signed amount={entry.profit} /> : `Level ${entry.level}`}
      <OfBets {...entry} />
    </>
  );
}

interface LeaderboardRowProps extends LeaderboardRowShown {
  category: LeaderboardCategory;
}

export function LeaderboardRow({ entry, isOwn, afterGap, category }: LeaderboardRowProps) {
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      px="2"
      py="2.5"
      _notFirst={dashedRule}
      {...(afterGap && { mt: '3', borderTopStyle: 'solid' })}
      {...(isOwn && { bg: 'bg.subtle', borderRadius: 'md', 'aria-current': true })}
    >
      <Rank rank={entry.rank} />
      <Flex flex="1" wrap="wrap" align="center" justify="flex-end" columnGap="3" minW="0">
        <Box flex="1 1 10rem" minW="0">
          <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
            <chakra.b fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
              {entry.username}
            </chakra.b>
            {isOwn && <Badge tone="default">You</Badge>}
          </Flex>
          <Flex wrap="wrap" align="center" columnGap="2" fontSize="sm" color="fg.muted">
            {earned(entry.badges.length)}
            {entry.subscriptionTierId && <Badge tone="premium">Premium</Badge>}
          </Flex>
        </Box>
        <chakra.b textAlign="end" lineHeight="1.3">
          <Measure entry={entry} category={category} />
        </chakra.b>
      </Flex>
    </Flex>
  );
}

export function LeaderboardRowSkeleton() {
  return (
    <Flex align="center" gap="3" px="2" py="2.5" _notFirst={dashedRule}>
      <Skeleton boxSize="9" borderRadius="full" />
      <Box flex="1">
        <Skeleton width="50%" height="4" />
        <Skeleton width="35%" height="4" mt="2" />
      </Box>
      <Skeleton width="14" height="5" />
    </Flex>
  );
}
