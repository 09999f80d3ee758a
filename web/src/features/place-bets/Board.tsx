import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { firstThose, playsIn } from '@/domain/sports/teams';
import { useFavouriteTeams } from '@/state/preferences';
import { useDates } from '@/state/use-dates';
import { Tabs } from '@/ui/elements/Tabs';
import { FilterBar } from './FilterBar';
import { LookChoice } from './LookChoice';
import { MatchesView } from './MatchesView';
import { NoMatch } from './NoMatch';
import { PriceLegend } from './PriceLegend';
import { filterGames, NO_FILTER } from './filter';
import { TraditionalView } from './traditional/TraditionalView';
import { useBetForm } from './traditional/use-bet-form';

interface BoardProps {
  games: readonly Game[];
  now: number;
  /** The game that the address names: it is chosen in the Traditional View. */
  wanted: string | undefined;
}

/** The games in both views; the filter and a bet begun are kept from one view to the other. */
export function Board({ games, now, wanted }: BoardProps) {
  const [view, setView] = useState<'matches' | 'traditional'>(wanted ? 'traditional' : 'matches');
  const [filter, setFilter] = useState(NO_FILTER);

  const { timeZone } = useDates();
  const favourites = useFavouriteTeams();
  const form = useBetForm(games, wanted);

  const shown = useMemo(
    () =>
      firstThose(filterGames(games, filter, { now, timeZone }), (game) =>
        playsIn(favourites, game),
      ),
    [games, filter, now, timeZone, favourites],
  );
  const none = shown.length === 0 && <NoMatch onShowAll={() => setFilter(NO_FILTER)} />;
  const panelOf = (content: ReactNode) => (
    <>
      <FilterBar
        games={games}
        shown={shown.length}
        filter={filter}
        onChange={setFilter}
        look={view === 'matches' && <LookChoice />}
      />
      <PriceLegend />
      {none || content}
    </>
  );
  const items = [
    {
      value: 'matches' as const,
      label: 'Matches',
      panel: panelOf(<MatchesView games={shown} now={now} />),
    },
    {
      value: 'traditional' as const,
      label: 'Traditional View',
      panel: panelOf(<TraditionalView games={shown} form={form} />),
    },
  ];

  return (
    <Box mt="3">
      <Tabs label="Ways to bet" items={items} value={view} onChange={setView} />
    </Box>
  );
}
