import type { BoxScore, NhlBoxScore, PlayerTable } from '@/api/types';

type Team = NhlBoxScore['awayTeam'];

const teamOf = ({ name, code, goals }: Team) => ({ name, code, score: goals });

/** A box score of the NHL's day, which has the product's own shape, in that of every sport. */
export function boxScoreOf(game: NhlBoxScore): BoxScore {
  const { awayTeam, homeTeam, scorers, goalies } = game;
  const table = <Row extends { playerId: string; name: string }>(
    name: PlayerTable['name'],
    columns: PlayerTable['columns'],
    { away, home }: { away: readonly Row[]; home: readonly Row[] },
    figures: (row: Row) => number[],
  ): PlayerTable => {
    const rowOf = (row: Row) => ({
      playerId: row.playerId,
      name: row.name,
      position: '',
      figures: figures(row),
    });
    return { name, columns, away: away.map(rowOf), home: home.map(rowOf) };
  };
  return {
    id: game.id,
    status: game.status,
    startTime: game.startTime,
    awayTeam: teamOf(awayTeam),
    homeTeam: teamOf(homeTeam),
    parts: game.periods.map(({ period, awayGoals, homeGoals }) => ({
      part: period,
      away: awayGoals,
      home: homeGoals,
    })),
    teamFigures: [
      { statistic: 'shotsOnGoal', away: awayTeam.shots, home: homeTeam.shots },
      { statistic: 'powerPlayGoals', away: awayTeam.powerPlays, home: homeTeam.powerPlays },
    ],
    tables: [
      table('skaters', ['goals', 'assists'], scorers, ({ goals, assists }) => [goals, assists]),
      table('goalies', ['saves', 'shotsAgainst'], goalies, ({ saves, shotsAgainst }) => [
        saves,
        shotsAgainst,
      ]),
    ].filter(({ away, home }) => away.length + home.length > 0),
  };
}
