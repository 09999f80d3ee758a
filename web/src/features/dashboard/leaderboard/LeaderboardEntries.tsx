import { useState } from 'react';
import type { PropsWithChildren } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { RotateCw, TriangleAlert, Trophy } from 'lucide-react';
import { useLeaderboard } from '@/api/boards/leaderboard';
import type { LeaderboardCategory, LeaderboardPeriod } from '@/api/boards/leaderboard';
import type { LeaderboardEntry } from '@/api/types';
import { Button } from '@/ui/elements/Button';
import { PageLink } from '@/ui/elements/PageLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useErrorToast } from '@/ui/feedback/use-error-toast';
import { HowToEnter } from './HowToEnter';
import { LeaderboardRow, LeaderboardRowSkeleton } from './LeaderboardRow';
import { rowsShown, TOP_SHOWN } from './leaderboard-rows';

/** Fifty rows scroll in the card: it stays beside its neighbours. Focusable, so that keys scroll it. */
const SCROLLING = {
  maxH: '26rem',
  overflowY: 'auto',
  // Positioned, because hidden text inside would lengthen the page otherwise.
  position: 'relative',
  tabIndex: 0,
} as const;

interface LeaderboardEntriesProps {
  ownName: string | null;
  period: LeaderboardPeriod;
  category: LeaderboardCategory;
  knownEntries: LeaderboardEntry[] | undefined;
}

function Note({ children }: PropsWithChildren) {
  return (
    <chakra.p mt="3" px="2" fontSize="sm" color="fg.muted">
      {children}
    </chakra.p>
  );
}

const LOAD_FAILED = 'Could not load leaderboard data. Please try again later.';

export function LeaderboardEntries(props: LeaderboardEntriesProps) {
  const { ownName, period, category, knownEntries } = props;
  const [all, setAll] = useState(false);
  const leaderboard = useLeaderboard(period, category, knownEntries);
  const { data: entries, error, isFetching, refetch } = leaderboard;
  useErrorToast(error, 'Error', LOAD_FAILED);

  if (!entries && error && !isFetching) {
    return (
      <EmptyState
        icon={TriangleAlert}
        title="The leaderboard could not be loaded."
        action={
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            <RotateCw aria-hidden />
            Try again
          </Button>
        }
      />
    );
  }
  if (!entries) {
    return (
      <Box mt="3" role="status" aria-label="Loading the leaderboard">
        {Array.from({ length: TOP_SHOWN }, (_, n) => (
          <LeaderboardRowSkeleton key={n} />
        ))}
      </Box>
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={Trophy}
        title="No data available for this period."
        text={<HowToEnter ownName={ownName} period={period} category={category} />}
      />
    );
  }
  const isRanked = entries.some(({ username }) => username === ownName);
  return (
    <>
      <Box as="ol" aria-label="Ranks" mt="3" listStyleType="none" {...(all && SCROLLING)}>
        {rowsShown(entries, ownName, all).map((row) => (
          <LeaderboardRow key={row.entry.rank} category={category} {...row} />
        ))}
      </Box>
      {!isRanked && (
        <Note>
          <HowToEnter ownName={ownName} period={period} category={category} />
        </Note>
      )}
      {category === 'balance' && (
        <Note>
          Net of grants: profit since the start. Coins that an upgrade or a restart grants are not
          counted.
        </Note>
      )}
      {category === 'closingLine' && (
        <Note>
          The mean of what a coin was worth at the price taken, by the fair chance at the start of
          the game, whatever was won. Above 0 is rare: whoever takes the closing price itself loses
          the margin, some 4%.{' '}
          <PageLink path="/learn/sports-statistics">How to read such figures</PageLink>
        </Note>
      )}
      {category === 'winRate' && (
        <Note>
          A rate of few bets fits many true rates: the range holds the true one in 19 of 20 cases.
          &lsquo;Close&rsquo; is what a coin was worth at the price taken, by the fair chance at the
          start of the game: who takes the closing price itself loses the margin, some 4%.{' '}
          <PageLink path="/learn/sports-statistics">How to read such figures</PageLink>
        </Note>
      )}
      <Note>Time machine bets do not count here: their results are known.</Note>
      {entries.length > TOP_SHOWN && (
        <Button
          variant="ghost"
          size="sm"
          width="full"
          mt="2"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer bettors' : 'Show more bettors'}
        </Button>
      )}
    </>
  );
}
