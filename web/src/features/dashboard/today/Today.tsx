import { CalendarCheck, GraduationCap, History, Sun } from 'lucide-react';
import { useCurrentUser } from '@/api/account/current-user';
import { useHabitReturn, useHabitToday } from '@/api/practice/habit';
import { useGuidesRead } from '@/api/practice/learn';
import type { HabitToday } from '@/api/types';
import { returnSentence } from '@/domain/habit/return-words';
import { comparison, questionOf, sideOf } from '@/domain/habit/words';
import { guideTitle } from '@/domain/learning/guide-title';
import { GUIDE_STEPS, minutesText } from '@/domain/learning/minutes-left';
import { whyText } from '@/features/next-lesson/why-text';
import { rememberedPlace } from '@/state/guide-place';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { FavouriteGame } from './FavouriteGame';
import { TodayRow } from './TodayRow';

/** What has settled since the player was here; nothing where there is no news. */
function SinceHere() {
  const { data } = useHabitReturn();
  const sentence = data && returnSentence(data);
  if (!sentence) return null;
  return (
    <TodayRow
      label="Since you were here"
      Icon={History}
      title="Since you were here"
      action={data.lookBacks.length > 0 ? { to: '/daily#look-back', text: 'Look back' } : undefined}
    >
      {sentence}
    </TodayRow>
  );
}

function lineSentence({ daily, dailyEstimate, dailyIsOpen }: HabitToday): string {
  if (!daily) return 'No line today.';
  if (dailyEstimate) return `${sideOf(daily)}: ${comparison(dailyEstimate)}`;
  return dailyIsOpen ? questionOf(daily) : 'The game of today’s line has begun.';
}

/** The day's question, without a price, and the way to answer it. */
function DailyLine() {
  const { data, isError } = useHabitToday();
  if (isError && !data) return null;
  const isAsked = Boolean(data?.daily && !data.dailyEstimate && data.dailyIsOpen);
  return (
    <TodayRow
      label="Daily line"
      Icon={CalendarCheck}
      title="Daily line"
      aside={isAsked ? 'about half a minute' : undefined}
      action={{ to: '/daily', text: isAsked ? 'Give Estimate' : 'Daily Line', isAsked }}
    >
      {data ? (
        lineSentence(data)
      ) : (
        <Skeleton height={{ base: '10', sm: '5' }} width="64" maxW="full" />
      )}
    </TodayRow>
  );
}

/** The guide that the server finds best to read now, why, and how long it takes; nothing where none is left. */
function NextLesson() {
  const { user } = useCurrentUser();
  const { data, isPending } = useGuidesRead();
  if (isPending) {
    return (
      <TodayRow label="Your next lesson" Icon={GraduationCap} title="Your next lesson">
        <Skeleton height={{ base: '6.4rem', sm: '5' }} maxW="64" />
      </TodayRow>
    );
  }
  if (!data?.next) return null;
  const { guideId, checks } = data.next;
  const { answers } = rememberedPlace(user.id, guideId, GUIDE_STEPS);
  return (
    <TodayRow
      label="Your next lesson"
      Icon={GraduationCap}
      title={`Your next lesson: ${guideTitle(guideId)}`}
      aside={minutesText(Object.keys(answers).length, checks.length)}
      action={{ to: `/learn/${guideId}`, text: 'Open the guide' }}
    >
      {whyText(data.next)}
    </TodayRow>
  );
}

/** A player's day, on top of the dashboard. */
export function Today() {
  return (
    <Card aria-label="Today" pb="1">
      <CardTitle Icon={Sun}>Today</CardTitle>
      <SinceHere />
      <DailyLine />
      <NextLesson />
      <FavouriteGame />
    </Card>
  );
}
