import type { User } from '@/api/types';
import { Card, CardTitle } from '@/ui/layout/Card';
import { Achievements } from './Achievements';
import { LevelProgress } from './LevelProgress';
import { Membership } from './Membership';

export function YourProgress({ user }: { user: User }) {
  return (
    <Card aria-label="Your Progress">
      <CardTitle minH="9">Your Progress</CardTitle>
      <LevelProgress user={user} />
      <Achievements badges={user.badges} />
      <Membership tier={user.subscriptionTierId} isPremium={user.isPremium} />
    </Card>
  );
}
