import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useBets } from '@/api/history/bets';
import type { Bet } from '@/api/types';
import { sharedSource } from '@/domain/betting/source';
import { FollowOpenBets } from '@/features/live-bets/FollowOpenBets';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ShowMoreButton } from '@/ui/feedback/ShowMoreButton';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useSignInLinks } from '@/ui/feedback/use-sign-in-links';
import { Card, CardTitle } from '@/ui/layout/Card';
import { BetRow } from './BetRow';

export const YOUR_BETS = 'your-bets';

/** A page of the list: it stands beside the games and is to stay short. */
const PAGE = 6;

const betsOf = (data: { pages: { bets: Bet[] }[] }) => data.pages.flatMap((page) => page.bets);

const AllBets = chakra(Link, {
  base: {
    ml: 'auto',
    color: 'brand',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _hover: { textDecoration: 'underline' },
  },
});

interface FrameProps {
  /** Stands beside the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * Leads a visitor of #your-bets to the list. The browser cannot: the list comes after the page. It waits
 * for a frame, since a new page takes the focus first.
 */
function useArrival() {
  const { hash, key } = useLocation();
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== `#${YOUR_BETS}`) return;
    const frame = requestAnimationFrame(() => {
      target.current?.focus({ preventScroll: true });
      target.current?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return target;
}

function Frame({ beside, children }: FrameProps) {
  const target = useArrival();
  return (
    <Card
      ref={target}
      id={YOUR_BETS}
      outline="none"
      aria-label="Your bets"
      tabIndex={-1}
      scrollMarginTop="16"
    >
      <Flex align="center" gap="2.5" mb="2">
        <CardTitle>Your bets</CardTitle>
        {beside}
      </Flex>
      {children}
    </Card>
  );
}

function List({ bets }: { bets: ReturnType<typeof useBets> }) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = bets;
  if (!data) {
    if (!isError) return <Skeleton height="24" />;
    return (
      <ErrorState
        message="Failed to load your bets. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  const shown = betsOf(data);
  if (shown.length === 0) {
    return <EmptyState icon={History} title="No bets yet" text="Your first one will show here." />;
  }
  const source = sharedSource(shown);
  const unread = new Set(data.pages.flatMap((page) => page.unread));
  return (
    <>
      <FollowOpenBets bets={shown} />
      <ul>
        {shown.map((bet) => (
          <BetRow
            key={bet.id}
            bet={bet}
            showSource={source === undefined}
            isUnread={unread.has(bet.id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <ShowMoreButton loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  );
}

function OwnBets() {
  const bets = useBets({ limit: PAGE });
  return (
    <Frame
      beside={
        <>
          <SourceBadge source={bets.data && sharedSource(betsOf(bets.data))} />
          <AllBets to="/my-bets">My Bets</AllBets>
        </>
      }
    >
      <List bets={bets} />
    </Frame>
  );
}

export function YourBets() {
  const { isDemo } = useCurrentUser();
  const { signIn } = useSignInLinks();
  if (!isDemo) return <OwnBets />;
  return (
    <Frame>
      <chakra.p fontSize="sm" color="fg.muted">
        <chakra.span textDecoration="underline" color="fg" fontWeight="semibold" asChild>
          <Link {...signIn}>Sign in</Link>
        </chakra.span>{' '}
        to place bets and to see how they end.
      </chakra.p>
    </Frame>
  );
}
