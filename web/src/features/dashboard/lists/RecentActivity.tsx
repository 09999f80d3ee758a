import { ScrollText } from 'lucide-react';
import type { Activity } from '@/api/types';
import { sharedSource } from '@/domain/betting/source';
import { ListCard } from '@/features/sports-data/ListCard';
import { ActivityRow } from './ActivityRow';
import { CardLink } from './CardLink';

/** The latest few; beside it the column of the leaderboard is about as long. */
const LATEST_SHOWN = 5;

interface RecentActivityProps {
  bets: readonly Activity[] | undefined;
  /** They are a sample, and nobody's. */
  isSample?: boolean;
}

export function RecentActivity({ bets, isSample = false }: RecentActivityProps) {
  const latest = bets?.slice(0, LATEST_SHOWN);
  const source = sharedSource(latest ?? []);
  return (
    <ListCard
      title="Recent Activity"
      icon={ScrollText}
      source={source}
      items={latest}
      keyOf={({ id }) => id}
      expected={{ rows: LATEST_SHOWN, shape: 'lines' }}
      empty={{
        title: 'No recent activity',
        text: 'Place a bet and follow it here until it settles.',
      }}
      more={<CardLink to="/place-bets#your-bets">View All Activity</CardLink>}
    >
      {(bet) => <ActivityRow bet={bet} showSource={source === undefined} isSample={isSample} />}
    </ListCard>
  );
}
