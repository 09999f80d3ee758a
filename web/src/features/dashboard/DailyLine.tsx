import { chakra, Flex } from '@chakra-ui/react';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useHabitToday } from '@/api/practice/habit';
import type { HabitToday } from '@/api/types';
import { comparison, questionOf, sideOf } from '@/domain/habit/words';
import { Button } from '@/ui/elements/Button';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';

function sentenceOf({ daily, dailyEstimate, dailyIsOpen }: HabitToday): string {
  if (!daily) return 'No line today.';
  if (dailyEstimate) return `${sideOf(daily)}: ${comparison(dailyEstimate)}`;
  return dailyIsOpen ? questionOf(daily) : 'The game of today’s line has begun.';
}

/** The day's question, without a price, and the way to answer it. */
export function DailyLine() {
  const { data, isError } = useHabitToday();
  if (isError && !data) return null;
  const isAsked = data?.daily && !data.dailyEstimate && data.dailyIsOpen;
  return (
    <Card aria-label="Daily line">
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2">
        <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" flex="1" minW="0">
          <CardTitle Icon={CalendarCheck}>Daily line</CardTitle>
          {data ? (
            <chakra.p minW="0">{sentenceOf(data)}</chakra.p>
          ) : (
            <Skeleton height="5" width="72" maxW="full" />
          )}
        </Flex>
        <Button asChild size="sm" variant={isAsked ? 'solid' : 'outline'}>
          <Link to="/daily">{isAsked ? 'Give Estimate' : 'Daily Line'}</Link>
        </Button>
      </Flex>
    </Card>
  );
}
