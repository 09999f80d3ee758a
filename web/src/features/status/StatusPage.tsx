import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useFeeds } from '@/api/sports/feeds';
import type { Feed, OverdueGame } from '@/api/types';
import { useMinute } from '@/browser/server-clock';
import { counted } from '@/domain/format/counted';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { Badge } from '@/ui/elements/Badge';
import { DateTime } from '@/ui/elements/DateTime';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { meaningOf, titleOf } from './feed-words';

function FeedBadge({ works, heardAt }: Feed) {
  if (heardAt === null) return <Badge tone="secondary">Not heard yet</Badge>;
  if (!works) return <Badge tone="loss">Does not answer</Badge>;
  return <Badge tone="win">Works</Badge>;
}

function FeedRow({ feed }: { feed: Feed }) {
  const meaning = meaningOf(feed, useMinute());
  return (
    <chakra.li py="3" {...dashedRule} _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <chakra.h3 fontWeight="semibold">{titleOf(feed)}</chakra.h3>
        <FeedBadge {...feed} />
        <chakra.span fontSize="sm" color="fg.muted" ml={{ md: 'auto' }}>
          {feed.heardAt === null ? (
            'No answer yet'
          ) : (
            <>
              Last heard from <DateTime instant={feed.heardAt} />
            </>
          )}
        </chakra.span>
      </Flex>
      <chakra.p fontSize="sm" color="fg.muted" mt="1">
        {meaning}
      </chakra.p>
    </chakra.li>
  );
}

function OverdueRow({ game }: { game: OverdueGame }) {
  return (
    <chakra.li py="3" {...dashedRule} _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <chakra.span fontWeight="semibold">
          {game.awayTeam.name} @ {game.homeTeam.name}
        </chakra.span>
        <chakra.span fontSize="sm" color="fg.muted">
          {game.sport.toUpperCase()}
        </chakra.span>
        <SourceLabel source={game.source} />
        <chakra.span fontSize="sm" color="fg.muted" ml={{ md: 'auto' }}>
          Began <DateTime instant={game.startTime} />
        </chakra.span>
      </Flex>
    </chakra.li>
  );
}

function Overdue({ games }: { games: OverdueGame[] }) {
  return (
    <Card aria-label="Games waiting for a result">
      <CardTitle>Games waiting for a result</CardTitle>
      {games.length === 0 ? (
        <chakra.p mt="2" color="fg.muted">
          No game is overdue for a result.
        </chakra.p>
      ) : (
        <>
          <chakra.p mt="2" color="fg.muted">
            {counted(games.length, 'game')} began longer ago than games last, and no result has
            come. Without one within 48 hours of the start, the stakes are returned.
          </chakra.p>
          <chakra.ul listStyleType="none">
            {games.map((game) => (
              <OverdueRow key={game.id} game={game} />
            ))}
          </chakra.ul>
        </>
      )}
    </Card>
  );
}

/** For everybody: which sources of games, prices and results answer. */
export function StatusPage() {
  const { data, isError, refetch } = useFeeds();
  return (
    <Page title="Status">
      <ChalkHeading>Status</ChalkHeading>
      <chakra.p mt="3" mb="6" color="fg.muted">
        Where games, prices and results come from, and whether each source answers.
      </chakra.p>
      {isError && !data && (
        <ErrorState message="Error loading the status" onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton height="16rem" borderRadius="lg" aria-busy />}
      {data && (
        <Grid gap="4" templateColumns="minmax(0, 1fr)">
          <Card aria-label="Sources">
            <CardTitle>Sources</CardTitle>
            <chakra.ul listStyleType="none">
              {data.feeds.map((feed) => (
                <FeedRow key={feed.name} feed={feed} />
              ))}
            </chakra.ul>
          </Card>
          <Overdue games={data.overdueGames} />
        </Grid>
      )}
    </Page>
  );
}
