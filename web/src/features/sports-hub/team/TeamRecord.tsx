import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { TeamPage } from '@/api/types';
import { ordinal } from '@/domain/format/ordinal';
import { recordText, scoreWords, streakText } from '@/domain/sports/team-record';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { Card, CardTitle } from '@/ui/layout/Card';

const Term = chakra('dt', { base: { fontSize: 'xs', color: 'fg.muted' } });
const Value = chakra('dd', {
  base: { fontSize: 'lg', fontWeight: 'bold', fontFamily: 'heading', whiteSpace: 'nowrap' },
});

/** The team's row of the table, in words. */
export function TeamRecord({ page }: { page: TeamPage }) {
  const { sport, source, group, rank, standing } = page;
  const facts = standing && [
    { term: 'Season', value: recordText(sport, standing.season) },
    { term: 'Last 10', value: recordText(sport, standing.lastTen) },
    { term: 'Streak', value: streakText(standing.streak) },
    ...scoreWords(sport).map((term, index) => ({
      term,
      value: index === 0 ? standing.scored : standing.allowed,
    })),
  ];
  return (
    <Card aria-label="Record">
      <Flex align="center" gap="2.5" mb="3" wrap="wrap">
        <CardTitle>Record</CardTitle>
        <SourceBadge source={source ?? undefined} />
      </Flex>
      {group !== null && rank !== null && (
        <chakra.p mb="3">
          {ordinal(rank)} in {group}
        </chakra.p>
      )}
      {facts ? (
        <Grid
          as="dl"
          templateColumns="repeat(auto-fill, minmax(5.75rem, 1fr))"
          columnGap={{ base: '3', sm: '5' }}
          rowGap="3"
        >
          {facts.map(({ term, value }) => (
            <div key={term}>
              <Term>{term}</Term>
              <Value>{value}</Value>
            </div>
          ))}
        </Grid>
      ) : (
        <chakra.p color="fg.muted">No source here has the table of this league.</chakra.p>
      )}
    </Card>
  );
}
