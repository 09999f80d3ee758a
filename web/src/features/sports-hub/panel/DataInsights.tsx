import { chakra } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';
import type { HubView } from '@/features/sports-hub/hub-choice';
import { Card, CardTitle } from '@/ui/layout/Card';

/** What to make of the figures of each view before a stake depends on them. */
const INSIGHTS: Record<HubView, readonly string[]> = {
  schedule: [
    'A team that played the night before often rests its first goalie. The price usually knows.',
    'The price moves until the start. A game tomorrow can still change more than one in an hour.',
  ],
  'box-scores': [
    'Shots say more about the next game than goals do: goals come few, and luck decides many of them.',
    'One game of a goalie is about 30 shots. Two goals more or less move its save percentage by 7 points.',
  ],
  standings: [
    'A loss in overtime is worth a point. Goals for and against say more about strength than points.',
    'The last ten games are few: a streak seldom says anything that the whole season does not.',
  ],
  rosters: [
    "A goalie's save percentage settles only after some hundred shots. Look at how many there were.",
    'A figure of the season is in the price already. An edge needs what others have not seen.',
  ],
};

export function DataInsights({ view }: { view: HubView }) {
  return (
    <Card aria-label="Data insights">
      <CardTitle mb="2">
        <chakra.span color="fg.subtle" aria-hidden>
          <Lightbulb size={20} />
        </chakra.span>
        Data insights
      </CardTitle>
      <chakra.ul fontSize="sm" color="fg.muted" display="grid" gap="2">
        {INSIGHTS[view].map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </chakra.ul>
    </Card>
  );
}
