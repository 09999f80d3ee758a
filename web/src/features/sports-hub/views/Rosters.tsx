import { useMlbRosters, useNhlRosters } from '@/api/sports/hub';
import type { MlbPlayer, NhlPlayer } from '@/api/types';
import { formatFigure } from '@/domain/sports/nhl';
import type { Column } from '@/ui/tables/SortableTable';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { RosterTable } from './RosterTable';

/** A column of figures with so many decimals. */
function column<Player>(
  label: string,
  title: string,
  value: (player: Player) => number | null,
  decimals = 0,
): Column<Player> {
  return {
    key: label,
    label,
    title,
    value,
    cell: (player) => formatFigure(value(player), decimals),
    isFigure: true,
  };
}

export const NHL_FIGURES = [
  column<NhlPlayer>('G', 'goals', ({ goals }) => goals),
  column<NhlPlayer>('A', 'assists', ({ assists }) => assists),
  column<NhlPlayer>('P', 'points', ({ goals, assists }) => goals + assists),
  column<NhlPlayer>('SV%', 'save percentage', ({ savePercentage }) => savePercentage, 3),
  column<NhlPlayer>('GAA', 'goals against a game', (player) => player.goalsAgainstAvg, 2),
];

export const MLB_FIGURES = [
  column<MlbPlayer>('AVG', 'batting average', ({ battingAvg }) => battingAvg, 3),
  column<MlbPlayer>('HR', 'home runs', ({ homeRuns }) => homeRuns),
  column<MlbPlayer>('ERA', 'earned run average', ({ era }) => era, 2),
  column<MlbPlayer>('SO', 'strikeouts', ({ strikeouts }) => strikeouts),
];

const EMPTY = 'No roster data available';

export function NhlRosters() {
  return (
    <ViewCard
      title="NHL Team Rosters"
      query={useNhlRosters()}
      error="Error loading NHL rosters"
      empty={EMPTY}
      isEmpty={({ teams }) => teams.length === 0}
    >
      {({ teams }) => <RosterTable teams={teams} figures={NHL_FIGURES} />}
    </ViewCard>
  );
}

export function MlbRosters() {
  return (
    <ViewCard
      title="MLB Team Rosters"
      query={useMlbRosters()}
      error="Error loading MLB rosters"
      empty={EMPTY}
      isEmpty={({ teams }) => teams.length === 0}
    >
      {({ teams }) => <RosterTable teams={teams} figures={MLB_FIGURES} />}
    </ViewCard>
  );
}
