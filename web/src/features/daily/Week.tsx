import { Box, chakra } from '@chakra-ui/react';
import { CalendarRange } from 'lucide-react';
import { useHabitWeek } from '@/api/practice/habit';
import { HelpLinks } from '@/ui/elements/HelpLinks';
import { PageLink } from '@/ui/elements/PageLink';
import { Card, CardTitle } from '@/ui/layout/Card';
import { weekProposal, weekSentences, weekSpan } from './week-words';

/** The last week in three sentences, and one thing to try. */
export function Week() {
  const { data } = useHabitWeek();
  if (!data?.week) return null;
  const { week } = data;
  const { text, page } = weekProposal(week);
  return (
    <Card aria-label="Your last week">
      <CardTitle Icon={CalendarRange}>Your last week</CardTitle>
      <chakra.p fontSize="sm" color="fg.muted">
        {weekSpan(week)}
      </chakra.p>
      {weekSentences(week).map((sentence) => (
        <chakra.p key={sentence} mt="2">
          {sentence}
        </chakra.p>
      ))}
      <Box mt="3">
        <chakra.h3 fontWeight="semibold">To try</chakra.h3>
        <p>
          {text} {page && <PageLink path={page.path}>{page.words}</PageLink>}
        </p>
        {week.proposal === 'pause' && (
          <Box mt="2" fontSize="sm">
            <HelpLinks />
          </Box>
        )}
      </Box>
    </Card>
  );
}
