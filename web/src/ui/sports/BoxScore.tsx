import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { formatSavePercentage, periodName } from '@/domain/sports/nhl';
import type { Period } from '@/domain/sports/nhl';
import { FigureTable } from '@/ui/charts/FigureTable';
import { dashedRule } from '@/ui/layout/Card';

interface BoxScoreTeam {
  name: string;
  code: string;
  goals: number;
  shots: number | null;
  powerPlays: number | null;
}

interface Scorer {
  playerId: string;
  name: string;
  goals: number;
  assists: number;
}

interface Goalie {
  playerId: string;
  name: string;
  saves: number;
  savePercentage: number | null;
}

export interface BoxScoreData {
  awayTeam: BoxScoreTeam;
  homeTeam: BoxScoreTeam;
  periods: readonly Period[];
  scorers: { away: readonly Scorer[]; home: readonly Scorer[] };
  goalies: { away: readonly Goalie[]; home: readonly Goalie[] };
}

function ByPeriod({ awayTeam, homeTeam, periods }: BoxScoreData) {
  const row = (team: BoxScoreTeam, goals: (period: Period) => number) => [
    team.code,
    ...periods.map(goals),
    <b key="total">{team.goals}</b>,
  ];
  return (
    <FigureTable
      caption="Goals by period"
      head={['Team', ...periods.map(({ period }) => periodName(period)), 'Total']}
      rows={[
        row(awayTeam, ({ awayGoals }) => awayGoals),
        row(homeTeam, ({ homeGoals }) => homeGoals),
      ]}
    />
  );
}

function TeamFigures({ awayTeam, homeTeam }: BoxScoreData) {
  return (
    <FigureTable
      caption="Team figures"
      head={['Team', 'Shots', 'Power-play goals']}
      rows={[awayTeam, homeTeam].map(({ code, shots, powerPlays }) => [
        code,
        shots ?? '–',
        powerPlays ?? '–',
      ])}
    />
  );
}

const counted = (n: number, letter: string) => (n > 0 ? `${n} ${letter}` : '');

function Absent({ children }: { children: string }) {
  return (
    <chakra.p mt="1" fontSize="sm" color="fg.muted">
      {children}
    </chakra.p>
  );
}

interface ScorersProps {
  team: BoxScoreTeam;
  scorers: readonly Scorer[];
  /** Whether all goals are known, and not the score alone. */
  isWhole: boolean;
}

function Scorers({ team, scorers, isWhole }: ScorersProps) {
  return (
    <div>
      <chakra.p fontWeight="semibold" fontSize="sm">
        {team.name}: scorers
      </chakra.p>
      {scorers.length === 0 ? (
        <Absent>
          {isWhole || team.goals === 0 ? 'No goals scored' : 'The source has not named them'}
        </Absent>
      ) : (
        <chakra.ul mt="1" fontSize="sm" listStyleType="none" aria-label={`${team.name}: scorers`}>
          {scorers.map(({ playerId, name, goals, assists }) => (
            <Flex as="li" key={playerId} justify="space-between" gap="3" py="1" {...dashedRule}>
              <span>{name}</span>
              <chakra.span color="fg.muted" whiteSpace="nowrap">
                {[counted(goals, 'G'), counted(assists, 'A')].filter(Boolean).join(', ')}
              </chakra.span>
            </Flex>
          ))}
        </chakra.ul>
      )}
    </div>
  );
}

function Goalies({ team, goalies }: { team: BoxScoreTeam; goalies: readonly Goalie[] }) {
  if (goalies.length === 0) {
    return (
      <div>
        <chakra.p fontWeight="semibold" fontSize="sm">
          {team.name}: goalies
        </chakra.p>
        <Absent>The source has not named them</Absent>
      </div>
    );
  }
  return (
    <FigureTable
      caption={`${team.name}: goalies`}
      head={['Goalie', 'Saves', 'Save %']}
      rows={goalies.map(({ name, saves, savePercentage }) => [
        name,
        saves,
        formatSavePercentage(savePercentage),
      ])}
    />
  );
}

/** All of a box score: goals by period, figures, scorers and goalies of both teams. */
export function BoxScore({ boxScore }: { boxScore: BoxScoreData }) {
  const { awayTeam, homeTeam, periods, scorers, goalies } = boxScore;
  const isWhole = periods.length > 0;
  const names = [...scorers.away, ...scorers.home, ...goalies.away, ...goalies.home];
  const isScoreAlone = !isWhole && names.length === 0;
  return (
    <Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
      >
        {isWhole && <ByPeriod {...boxScore} />}
        <TeamFigures {...boxScore} />
      </Grid>
      {isScoreAlone ? (
        <Box mt="4">
          <Absent>The source tells no more of this game</Absent>
        </Box>
      ) : (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="8"
          rowGap="4"
          mt="5"
        >
          <Scorers team={awayTeam} scorers={scorers.away} isWhole={isWhole} />
          <Scorers team={homeTeam} scorers={scorers.home} isWhole={isWhole} />
          <Goalies team={awayTeam} goalies={goalies.away} />
          <Goalies team={homeTeam} goalies={goalies.home} />
        </Grid>
      )}
    </Box>
  );
}
