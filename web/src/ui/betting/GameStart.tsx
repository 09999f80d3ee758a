import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useMinute } from '@/browser/server-clock';
import { formatStart } from '@/domain/format/dates';
import { useDates } from '@/state/use-dates';

const Start = chakra('time', {
  base: {
    position: 'relative',
    whiteSpace: 'nowrap',
    // Above the short form: nothing moves, and what stands beside it stays in sight.
    _after: {
      content: 'attr(data-exact)',
      visibility: 'hidden',
      position: 'absolute',
      zIndex: '1',
      bottom: 'calc(100% + 2px)',
      left: '-1.5',
      px: '1.5',
      borderWidth: '1px',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'sm',
    },
    '&:hover::after': { visibility: 'visible' },
    // Focus is that of its row or card: a stop of its own would lengthen every list.
    'article:has(:focus-visible) &, li:has(:focus-visible) &': {
      '&::after': { visibility: 'visible' },
    },
  },
});

type GameStartProps = { instant: string } & ComponentProps<typeof Start>;

/**
 * The start of a game as people say it: 'In 4 min', 'Today' or a date, and the time. Date and time in
 * full stand there on hover and on focus (RULES 56).
 */
export function GameStart({ instant, ...look }: GameStartProps) {
  const { timeZone, formatDate, formatTime } = useDates();
  const now = useMinute();
  return (
    <Start
      dateTime={instant}
      data-exact={`${formatDate(instant)} ${formatTime(instant)}`}
      {...look}
    >
      {formatStart(instant, now, timeZone)}
    </Start>
  );
}
