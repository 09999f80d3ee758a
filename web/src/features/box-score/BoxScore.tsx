import { Box, Grid } from '@chakra-ui/react';
import type { BoxScore as BoxScoreData, Sport } from '@/api/types';
import { Absent } from './Absent';
import { ScorersAndGoalies, TeamFigures } from './HockeyFigures';
import { LineScore } from './LineScore';
import { PlayerLines } from './PlayerLines';
import { TeamShooting } from './TeamShooting';

interface BoxScoreProps {
  sport: Sport;
  boxScore: BoxScoreData;
}

/** The tables of each team's players, the away team's first. */
function Players({ boxScore, without }: { boxScore: BoxScoreData; without?: string }) {
  return (['away', 'home'] as const).map((side) =>
    boxScore.tables
      .filter(({ name }) => name !== without)
      .map((table) => (
        <PlayerLines
          key={`${side} ${table.name}`}
          title={`${boxScore[`${side}Team`].name}: ${table.name}`}
          table={table}
          side={side}
        />
      )),
  );
}

/** 'Left on base: BOS 7, NYY 6'; nothing where the source does not tell it. */
function LeftOnBase({ boxScore }: { boxScore: BoxScoreData }) {
  const left = boxScore.teamFigures.find(({ statistic }) => statistic === 'leftOnBase');
  if (!left) return null;
  const { awayTeam, homeTeam } = boxScore;
  return (
    <Absent>{`Left on base: ${awayTeam.code} ${left.away ?? '–'}, ${homeTeam.code} ${left.home ?? '–'}`}</Absent>
  );
}

const SCORE_ALONE = 'The source tells no more of this game';

/** Hockey: goals by period beside the teams' figures, then scorers, goalies and every skater. */
function HockeyBoxScore({ sport, boxScore }: BoxScoreProps) {
  const { parts, tables } = boxScore;
  const isWhole = parts.length > 0;
  // Of the scorers alone no more is known than they are listed with.
  const hasLines = tables.some(({ columns }) => columns.includes('shotsOnGoal'));
  return (
    <Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
      >
        {isWhole && <LineScore sport={sport} boxScore={boxScore} />}
        <TeamFigures boxScore={boxScore} />
      </Grid>
      {isWhole || tables.length > 0 ? (
        <ScorersAndGoalies boxScore={boxScore} />
      ) : (
        <Box mt="4">
          <Absent>{SCORE_ALONE}</Absent>
        </Box>
      )}
      {hasLines && <Players boxScore={boxScore} without="goalies" />}
    </Box>
  );
}

/** All of a box score, of any sport: the score by its parts, and the figures of both teams' players. */
export function BoxScore({ sport, boxScore }: BoxScoreProps) {
  if (sport === 'nhl') return <HockeyBoxScore sport={sport} boxScore={boxScore} />;
  return (
    <>
      <LineScore sport={sport} boxScore={boxScore} />
      {sport === 'mlb' && <LeftOnBase boxScore={boxScore} />}
      {sport === 'nba' && <TeamShooting boxScore={boxScore} />}
      {boxScore.tables.length > 0 ? (
        <Players boxScore={boxScore} />
      ) : (
        <Box mt="4">
          <Absent>
            {boxScore.status === 'final'
              ? SCORE_ALONE
              : "The players' figures are listed once the game is over."}
          </Absent>
        </Box>
      )}
    </>
  );
}
