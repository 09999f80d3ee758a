import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { BoxScore, PlayerRow, PlayerTable, Statistic } from '@/api/types';
import { formatSavePercentage } from '@/domain/sports/nhl';
import { FigureTable } from '@/ui/charts/FigureTable';
import { dashedRule } from '@/ui/layout/Card';
import { Absent } from './Absent';

const SIDES = ['away', 'home'] as const;
type Side = (typeof SIDES)[number];

/** The table of that name, empty where there is none. */
function tableOf({ tables }: BoxScore, name: PlayerTable['name']): PlayerTable {
  return tables.find((table) => table.name === name) ?? { name, columns: [], away: [], home: [] };
}

const figureOf = ({ columns }: PlayerTable, { figures }: PlayerRow, statistic: Statistic) =>
  figures[columns.indexOf(statistic)] ?? 0;

export function TeamFigures({ boxScore }: { boxScore: BoxScore }) {
  return (
    <FigureTable
      caption="Team figures"
      head={['Team', 'Shots', 'Power-play goals']}
      rows={SIDES.map((side) => [
        boxScore[`${side}Team`].code,
        ...boxScore.teamFigures.map((figure) => figure[side] ?? '–'),
      ])}
    />
  );
}

const counted = (n: number, letter: string) => (n > 0 ? `${n} ${letter}` : '');

function Named({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <chakra.p fontWeight="semibold" fontSize="sm">
        {title}
      </chakra.p>
      {children}
    </div>
  );
}

/** Who scored or assisted. */
function Scorers({ boxScore, side }: { boxScore: BoxScore; side: Side }) {
  const { name, score } = boxScore[`${side}Team`];
  const table = tableOf(boxScore, 'skaters');
  const title = `${name}: scorers`;
  const scorers = table[side]
    .map((row) => ({
      row,
      goals: figureOf(table, row, 'goals'),
      assists: figureOf(table, row, 'assists'),
    }))
    .filter(({ goals, assists }) => goals + assists > 0);
  if (scorers.length === 0) {
    // Without the periods the score alone is known.
    const isWhole = boxScore.parts.length > 0;
    return (
      <Named title={title}>
        <Absent>
          {isWhole || score === 0 ? 'No goals scored' : 'The source has not named them'}
        </Absent>
      </Named>
    );
  }
  return (
    <Named title={title}>
      <chakra.ul mt="1" fontSize="sm" listStyleType="none" aria-label={title}>
        {scorers.map(({ row, goals, assists }) => (
          <Flex as="li" key={row.playerId} justify="space-between" gap="3" py="1" {...dashedRule}>
            <span>{row.name}</span>
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              {[counted(goals, 'G'), counted(assists, 'A')].filter(Boolean).join(', ')}
            </chakra.span>
          </Flex>
        ))}
      </chakra.ul>
    </Named>
  );
}

function Goalies({ boxScore, side }: { boxScore: BoxScore; side: Side }) {
  const table = tableOf(boxScore, 'goalies');
  const title = `${boxScore[`${side}Team`].name}: goalies`;
  if (table[side].length === 0) {
    return (
      <Named title={title}>
        <Absent>The source has not named them</Absent>
      </Named>
    );
  }
  return (
    <FigureTable
      caption={title}
      head={['Goalie', 'Saves', 'Save %']}
      rows={table[side].map((row) => {
        const [saves, shots] = [
          figureOf(table, row, 'saves'),
          figureOf(table, row, 'shotsAgainst'),
        ];
        return [row.name, saves, formatSavePercentage(shots === 0 ? null : saves / shots)];
      })}
    />
  );
}

/** Scorers and goalies of both teams. */
export function ScorersAndGoalies({ boxScore }: { boxScore: BoxScore }) {
  return (
    <Box mt="5">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="4"
      >
        {SIDES.map((side) => (
          <Scorers key={side} boxScore={boxScore} side={side} />
        ))}
        {SIDES.map((side) => (
          <Goalies key={side} boxScore={boxScore} side={side} />
        ))}
      </Grid>
    </Box>
  );
}
