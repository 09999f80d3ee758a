import { chakra } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';
import { useLeagueViews } from '@/api/sports/league-views';
import { hasFigures } from '@/features/sports-hub/hub-choice';
import type { HubSport, HubView } from '@/features/sports-hub/hub-choice';
import { Card, CardTitle } from '@/ui/layout/Card';

const PRICE_MOVES = 'Prices move until the start, most of all for games still far off.';
const LAST_TEN =
  'The last ten games are few: a streak seldom says anything that the whole season does not.';
const IN_THE_PRICE =
  'Season figures are already in the price. An edge needs something others missed.';

/** What needs no figures beside it. */
const ANYWHERE = [PRICE_MOVES, IN_THE_PRICE];

/** What to make of the figures of each view before a stake depends on them. */
const INSIGHTS: Record<HubSport, Partial<Record<HubView, readonly string[]>>> = {
  nhl: {
    schedule: [
      'A team that played the night before often rests its first goalie. The price usually knows.',
      PRICE_MOVES,
    ],
    'box-scores': [
      'Shots say more about the next game than goals do: goals come few, and luck decides many of them.',
      'One game of a goalie is about 30 shots. Two goals more or less move its save percentage by 7 points.',
    ],
    standings: [
      'A loss in overtime is worth a point. Goals for and against say more about strength than points.',
      LAST_TEN,
    ],
    rosters: [
      "A goalie's save percentage says little before a thousand shots, which take about 35 games.",
      IN_THE_PRICE,
    ],
  },
  mlb: {
    schedule: [
      'A starting pitcher rests four days or more. Who starts moves a price more than any other player.',
      PRICE_MOVES,
    ],
    'box-scores': [
      'Hits and walks say more about the next game than runs do: whether they come in a row is mostly luck.',
      "One start is five or six innings of a pitcher's season. A bad one alone says little.",
    ],
    standings: [
      'Runs scored and allowed say more about strength than wins: close games go either way.',
      LAST_TEN,
    ],
    rosters: [
      'A batting average says little before some hundred at bats. A regular has about 100 a month.',
      IN_THE_PRICE,
    ],
  },
  nba: {
    schedule: [
      'The second game in two nights is harder, above all away from home. The price usually knows.',
      PRICE_MOVES,
    ],
    'box-scores': [
      'Three-point shots swing from night to night. A team that made half of them seldom does so again.',
      'Minutes come before points: who plays less scores less, whatever the average says.',
    ],
    standings: [
      'Points scored and allowed say more about strength than wins: close games go either way.',
      LAST_TEN,
    ],
  },
};

export function DataInsights({ sport, view }: { sport: HubSport; view: HubView }) {
  const leagueViews = useLeagueViews() ?? false;
  const ofView = hasFigures(sport, view, leagueViews) ? INSIGHTS[sport][view] : undefined;
  return (
    <Card aria-label="Data insights">
      <CardTitle mb="2" Icon={Lightbulb}>
        Data insights
      </CardTitle>
      <chakra.ul fontSize="sm" color="fg.muted" display="grid" gap="2">
        {(ofView ?? ANYWHERE).map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </chakra.ul>
    </Card>
  );
}
