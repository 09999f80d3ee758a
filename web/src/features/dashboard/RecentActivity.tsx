import { ScrollText } from 'lucide-react';
import type { Activity } from '@/api/types';
import { ActivityRow } from './ActivityRow';
import { CardLink } from './CardLink';
import { ListCard } from './ListCard';

export function RecentActivity({ bets }: { bets: readonly Activity[] | undefined }) {
  return (
    <ListCard
      title="Recent Activity"
      icon={ScrollText}
      items={bets}
      keyOf={({ id }) => id}
      expected={{ rows: 5, shape: 'lines' }}
      empty={{
        title: 'No recent activity',
        text: 'Place a bet and follow it here until it settles.',
      }}
      more={<CardLink to="/place-bets">View All Activity</CardLink>}
    >
      {(bet) => <ActivityRow bet={bet} />}
    </ListCard>
  );
}
