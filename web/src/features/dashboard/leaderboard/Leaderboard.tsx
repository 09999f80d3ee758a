import { useState } from 'react';
import { Trophy } from 'lucide-react';
import type { LeaderboardCategory, LeaderboardPeriod } from '@/api/boards/leaderboard';
import type { LeaderboardEntry } from '@/api/types';
import { Tabs } from '@/ui/elements/Tabs';
import { Chips } from '@/ui/form/Chips';
import { Card, CardTitle } from '@/ui/layout/Card';
import { LeaderboardEntries } from './LeaderboardEntries';

const PERIODS = [
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
  { value: 'alltime', label: 'All Time' },
] as const satisfies readonly { value: LeaderboardPeriod; label: string }[];

const CATEGORIES = [
  { value: 'winRate', label: 'Best Win Rate' },
  { value: 'balance', label: 'Highest Balance' },
  { value: 'level', label: 'Highest Level' },
  { value: 'closingLine', label: 'Best Closing-Line Value' },
] as const satisfies readonly { value: LeaderboardCategory; label: string }[];

interface LeaderboardProps {
  /** Of the player; null of a visitor. */
  ownName: string | null;
  /** This week's best win rates, as the dashboard's data has them. */
  topBettors: LeaderboardEntry[] | undefined;
}

export function Leaderboard({ ownName, topBettors }: LeaderboardProps) {
  const [period, setPeriod] = useState<LeaderboardPeriod>('week');
  const [category, setCategory] = useState<LeaderboardCategory>('winRate');
  // They stand in for one of the twelve choices while it loads. They may lack the player's own row, so
  // that choice is fetched too.
  const known = period === 'week' && category === 'winRate' ? topBettors : undefined;
  const panel = (
    <>
      <Chips label="Category" options={CATEGORIES} value={category} onChange={setCategory} />
      <LeaderboardEntries
        key={category}
        ownName={ownName}
        period={period}
        category={category}
        knownEntries={known}
      />
    </>
  );
  return (
    <Card aria-label="Leaderboard">
      <CardTitle minH="9" mb="2" Icon={Trophy}>
        Leaderboard
      </CardTitle>
      <Tabs
        label="Period"
        variant="segmented"
        items={PERIODS.map((choice) => ({ ...choice, panel }))}
        value={period}
        onChange={setPeriod}
      />
    </Card>
  );
}
