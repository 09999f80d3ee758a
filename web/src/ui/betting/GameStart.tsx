import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useMinute } from '@/browser/server-clock';
import { formatStart } from '@/domain/format/dates';
import { useDates } from '@/state/use-dates';

type GameStartProps = { instant: string } & ComponentProps<typeof chakra.time>;

/** The start of a game as people say it: 'In 4 min', 'Today' or a date, and the time. */
export function GameStart({ instant, ...look }: GameStartProps) {
  const { timeZone } = useDates();
  const now = useMinute();
  return (
    <chakra.time dateTime={instant} whiteSpace="nowrap" {...look}>
      {formatStart(instant, now, timeZone)}
    </chakra.time>
  );
}
