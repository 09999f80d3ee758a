import { dayNumber } from '@/domain/format/dates';
import { useDates } from '@/state/use-dates';
import { PlotMark } from './Plot';
import { timeTicks } from './time-ticks';

/** So many labels stand side by side on a wide card, and on a phone. */
const MOST = 6;
const MOST_NARROW = 3;

const DAY_MS = 86_400_000;

interface TimeAxisProps {
  from: number;
  to: number;
  x: (time: number) => number;
}

/** Under a chart: hours, with the day where it is another; over days the days alone. */
export function TimeAxis({ from, to, x }: TimeAxisProps) {
  const { timeZone, formatDate, formatTime } = useDates();
  const times = timeTicks(from, to, MOST, timeZone);
  const every = Math.ceil(times.length / MOST_NARROW);
  const showsHours = to - from <= MOST * (DAY_MS / 2);
  return times.map((time, index) => {
    const before = times[index - 1];
    const isNewDay =
      before === undefined || dayNumber(before, timeZone) !== dayNumber(time, timeZone);
    return (
      <PlotMark key={time} at={x(time)} hideBelow={index % every === 0 ? undefined : 'md'}>
        {showsHours && <div>{formatTime(time)}</div>}
        {(!showsHours || isNewDay) && <div>{formatDate(time)}</div>}
      </PlotMark>
    );
  });
}
