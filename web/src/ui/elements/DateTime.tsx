import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useDates } from '@/state/use-dates';

type DateTimeProps = { instant: string } & ComponentProps<typeof chakra.time>;

/** Date and time of an instant, in the zone that the reader has chosen. */
export function DateTime({ instant, ...look }: DateTimeProps) {
  const { formatDate, formatTime } = useDates();
  return (
    <chakra.time dateTime={instant} whiteSpace="nowrap" {...look}>
      {/* Where it may break, then after the date. */}
      {formatDate(instant)}, {formatTime(instant).replace(' ', '\u00a0')}
    </chakra.time>
  );
}
