import { Flex } from '@chakra-ui/react';
import type { League } from '@/api/sports/hub';
import type { NhlStanding, Standing, Streak, TeamRecord } from '@/api/types';
import { formatGamesBehind, formatWinShare, gamesBehind, winShare } from '@/domain/sports/leagues';
import { streakText } from '@/domain/sports/team-record';
import { teamOf } from '@/domain/sports/teams';
import type { TeamRef } from '@/domain/sports/teams';
import { FavouriteStar } from '@/ui/elements/FavouriteStar';
import { TeamLink } from '@/ui/elements/TeamLink';
import { figure } from '@/ui/tables/figure-column';
import type { Column } from '@/ui/tables/SortableTable';

// The tables of each league's standings.

/** 'W3', sorted by its length, in which losses count below 0. */
function streakColumn<Row extends { streak: Streak }>(): Column<Row> {
  return {
    ...figure('Streak', 'wins or losses in a row', ({ streak }: Row) =>
      streak.outcome === 'win' ? streak.games : -streak.games,
    ),
    cell: ({ streak }) => streakText(streak),
  };
}

/** The name, which leads to the team's page, and the star that makes it a favourite. */
function TeamCell({ team, name }: { team: TeamRef; name: string }) {
  return (
    <Flex as="span" align="center" gap="1" ml="-1.5">
      <FavouriteStar team={team} name={name} />
      <TeamLink team={team}>{name}</TeamLink>
    </Flex>
  );
}

export const NHL_COLUMNS: readonly Column<NhlStanding>[] = [
  {
    key: 'name',
    label: 'Team',
    value: ({ name }) => name,
    cell: ({ id, name }) => <TeamCell team={teamOf(id)} name={name} />,
  },
  figure('GP', 'games played', ({ gamesPlayed }) => gamesPlayed),
  figure('W', 'wins', ({ wins }) => wins),
  figure('L', 'losses', ({ losses }) => losses),
  figure('OTL', 'losses in overtime', ({ otLosses }) => otLosses),
  {
    ...figure('PTS', 'points', ({ points }) => points),
    cell: ({ points }) => <b>{points}</b>,
  },
  figure('GF', 'goals for', ({ goalsFor }) => goalsFor),
  figure('GA', 'goals against', ({ goalsAgainst }) => goalsAgainst),
  streakColumn(),
  {
    ...figure(
      'L10',
      'wins, losses and losses in overtime of the last ten',
      ({ lastTen: { wins, otLosses } }) => 2 * wins + otLosses,
    ),
    cell: ({ lastTen: { wins, losses, otLosses } }) => `${wins}-${losses}-${otLosses}`,
  },
];

const scoredIn = ({ scored }: Standing) => scored;
const allowedIn = ({ allowed }: Standing) => allowed;
const SCORES: Record<Exclude<League, 'nhl'>, readonly Column<Standing>[]> = {
  mlb: [figure('RS', 'runs scored', scoredIn), figure('RA', 'runs allowed', allowedIn)],
  nba: [figure('PF', 'points for', scoredIn), figure('PA', 'points against', allowedIn)],
};

/** `first` is the record of the first team of the conference. */
export function leagueColumns(
  league: Exclude<League, 'nhl'>,
  first: TeamRecord,
): readonly Column<Standing>[] {
  return [
    {
      key: 'name',
      label: 'Team',
      value: ({ team }) => team.name,
      cell: ({ team }) => <TeamCell team={{ sport: league, code: team.code }} name={team.name} />,
    },
    figure('W', 'wins', ({ season }) => season.wins),
    figure('L', 'losses', ({ season }) => season.losses),
    {
      ...figure('PCT', 'share of wins', ({ season }) => winShare(season)),
      cell: ({ season }) => <b>{formatWinShare(winShare(season))}</b>,
    },
    {
      ...figure('GB', 'games behind the first', ({ season }) => gamesBehind(first, season)),
      cell: ({ season }) => formatGamesBehind(gamesBehind(first, season)),
    },
    ...SCORES[league],
    streakColumn(),
    {
      ...figure('L10', 'wins and losses of the last ten', ({ lastTen }) => lastTen.wins),
      cell: ({ lastTen }) => `${lastTen.wins}-${lastTen.losses}`,
    },
  ];
}
