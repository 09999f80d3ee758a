import { chakra, Flex } from '@chakra-ui/react';
import { CalendarCheck } from 'lucide-react';
import type { HabitToday } from '@/api/types';
import { comparison, outcome, questionOf, sideOf } from '@/domain/habit/words';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Card, CardTitle } from '@/ui/layout/Card';
import { EstimateForm } from './EstimateForm';
import { GameLine } from './GameLine';

function Asked({ today }: { today: HabitToday }) {
  const { daily, dailyEstimate, dailyIsOpen } = today;
  if (!daily) {
    return (
      <EmptyState
        icon={CalendarCheck}
        title="No line today"
        text="There is no game to ask about. Your run of days does not end by that."
      />
    );
  }
  return (
    <Flex direction="column" gap="3">
      <GameLine question={daily} />
      {dailyEstimate ? (
        <div role="status">
          <chakra.p color="fg.muted">{sideOf(daily)}</chakra.p>
          <chakra.p fontSize="xl" fontWeight="bold">
            {comparison(dailyEstimate)}
          </chakra.p>
          <chakra.p color="fg.muted" mt="1">
            {outcome(dailyEstimate) ?? 'Scored when the game ends.'}
          </chakra.p>
        </div>
      ) : dailyIsOpen ? (
        <EstimateForm question={daily} />
      ) : (
        <chakra.p>{questionOf(daily)} The game has begun, so nothing is asked any more.</chakra.p>
      )}
    </Flex>
  );
}

/** The one side whose chance is asked of everybody today. */
export function TodaysLine({ today }: { today: HabitToday }) {
  return (
    <Card aria-label="Today’s line">
      <CardTitle Icon={CalendarCheck} mb="3">
        Today’s line
      </CardTitle>
      <Asked today={today} />
    </Card>
  );
}
