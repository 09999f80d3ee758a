import { chakra } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { useBets } from '@/api/bets';
import { useCurrentUser } from '@/api/current-user';
import { useShowSettlements } from '@/api/settlements';
import { sharedSource } from '@/lib/source';
import { Card, CardTitle } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { MoreButton } from '@/ui/MoreButton';
import { Skeleton } from '@/ui/Skeleton';
import { SourceBadge } from '@/ui/SourceBadge';
import { BetRow } from './BetRow';

export const YOUR_BETS = 'your-bets';

/** A page of the list: it stands beside the games and is to stay short. */
const PAGE = 6;

/** Draws nothing: it is there only while a bet is open, so that nothing is asked for nothing. */
function ShowSettlements() {
  useShowSettlements();
  return null;
}

function BetList() {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useBets({
    limit: PAGE,
  });
  if (!data) {
    if (!isError) return <Skeleton height="24" />;
    return (
      <ErrorState
        message="Failed to load your bets. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  const bets = data.pages.flatMap((page) => page.bets);
  if (bets.length === 0) {
    return <EmptyState icon={History} title="No bets yet" text="Your first one will show here." />;
  }
  const source = sharedSource(bets);
  return (
    <>
      <SourceBadge source={source} />
      {bets.some(({ status }) => status === 'pending') && <ShowSettlements />}
      <chakra.ul mt="2">
        {bets.map((bet) => (
          <BetRow key={bet.id} bet={bet} saysSource={source === undefined} />
        ))}
      </chakra.ul>
      {hasNextPage && (
        <MoreButton loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  );
}

const AllBets = chakra(Link, {
  base: {
    ml: 'auto',
    color: 'brand',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _hover: { textDecoration: 'underline' },
  },
});

export function YourBets() {
  const { isDemo } = useCurrentUser();
  return (
    <Card id={YOUR_BETS} aria-label="Your bets" tabIndex={-1} scrollMarginTop="16">
      <CardTitle mb="2">
        Your bets
        {!isDemo && <AllBets to="/my-bets">My Bets</AllBets>}
      </CardTitle>
      {isDemo ? (
        <chakra.p fontSize="sm" color="fg.muted">
          <chakra.span textDecoration="underline" color="fg" fontWeight="semibold" asChild>
            <Link to="/">Sign in</Link>
          </chakra.span>{' '}
          to place bets and to see how they end.
        </chakra.p>
      ) : (
        <BetList />
      )}
    </Card>
  );
}
