import { useEffect, useRef } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { DatePicker as Parts, parseDate } from '@chakra-ui/react/date-picker';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatLongDate } from '@/domain/sports/league-day';
import { Button } from '@/ui/elements/Button';

const cells = {
  '& [data-part=table]': { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '& [data-part=table-header]': {
    height: '8',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
  },
  '& [data-part=table-cell]': { p: '0.5' },
  '& [data-part=table-cell-trigger]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '10',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'medium',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '& [data-part=table-cell-trigger]:hover': { bg: 'bg.subtle' },
  '& [data-part=table-cell-trigger][data-outside-range]:not(:hover)': { color: 'fg.subtle' },
  '& [data-part=table-cell-trigger][data-current]': {
    borderColor: 'border.control',
    fontWeight: 'bold',
  },
  '& [data-part=table-cell-trigger][data-selected]': {
    bg: 'chalk',
    color: 'chalk.contrast',
    borderColor: 'chalk',
    fontWeight: 'bold',
  },
} as const;

const Dot = chakra('span', { base: { boxSize: '1', borderRadius: 'full', bg: 'currentColor' } });

interface CalendarProps {
  /** yyyy-MM-dd, as is today. */
  day: string;
  today: string;
  /** The days with games to bet on. */
  gameDays: ReadonlySet<string>;
  /** Where it opens, and the button there that opens and closes it. */
  anchorId: string;
  buttonId: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The days of a month, its months and years, below the button that opened it. */
export function Calendar(props: CalendarProps) {
  const { day, today, gameDays, anchorId, buttonId, onPick, onClose } = props;
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
  }, []);

  const nameOf = (date: string) =>
    [
      formatLongDate(date),
      date === today && 'today',
      date === day && 'chosen',
      gameDays.has(date) && 'games to bet on',
    ]
      .filter(Boolean)
      .join(', ');

  return (
    <Parts.Root
      defaultOpen
      defaultValue={[parseDate(day)]}
      locale="en-US"
      // A day of the calendar has no hours, and so no zone.
      timeZone="UTC"
      fixedWeeks
      outsideDaySelectable
      ids={{ control: anchorId, trigger: buttonId }}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      translations={{
        content: 'Calendar',
        prevTrigger: (view) => `Previous ${BACK[view]}`,
        nextTrigger: (view) => `Next ${BACK[view]}`,
      }}
      onValueChange={({ value: [picked] }) => picked && onPick(picked.toString())}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Parts.Positioner zIndex="popover!">
        <Parts.Content
          ref={content}
          role="dialog"
          width="21rem"
          maxW="calc(100vw - 1rem)"
          p="3"
          bg="bg.panel"
          color="fg"
          borderWidth="1px"
          borderRadius="lg"
          boxShadow="overlay"
          outline="0"
          css={cells}
        >
          {(['day', 'month', 'year'] as const).map((view) => (
            <Parts.View key={view} view={view}>
              <Parts.ViewControl display="flex" alignItems="center" gap="1" mb="1">
                <Parts.PrevTrigger asChild>
                  <Button variant="ghost" size="icon">
                    <ChevronLeft aria-hidden />
                  </Button>
                </Parts.PrevTrigger>
                <Parts.Context>
                  {({ visibleRangeText, setView }) =>
                    view === 'year' ? (
                      <Title>{visibleRangeText.formatted}</Title>
                    ) : (
                      <Title asChild>
                        <Button
                          variant="ghost"
                          aria-label={`${visibleRangeText.formatted}, choose another ${ABOVE[view]}`}
                          onClick={() => setView(ABOVE[view])}
                        >
                          {visibleRangeText.formatted}
                        </Button>
                      </Title>
                    )
                  }
                </Parts.Context>
                <Parts.NextTrigger asChild>
                  <Button variant="ghost" size="icon">
                    <ChevronRight aria-hidden />
                  </Button>
                </Parts.NextTrigger>
              </Parts.ViewControl>
              {view === 'month' && <Parts.MonthTable columns={3} format="long" />}
              {view === 'year' && <Parts.YearTable columns={3} />}
              {view === 'day' && (
                <Parts.Context>
                  {({ weeks, weekDays, visibleRangeText }) => (
                    <Parts.Table aria-label={visibleRangeText.formatted}>
                      <Parts.TableHead>
                        <Parts.TableRow>
                          {weekDays.map(({ long, short }) => (
                            <Parts.TableHeader key={long}>{short}</Parts.TableHeader>
                          ))}
                        </Parts.TableRow>
                      </Parts.TableHead>
                      <Parts.TableBody>
                        {weeks.map((week) => (
                          <Parts.TableRow key={week[0]?.toString()}>
                            {week.map((value) => {
                              const date = value.toString();
                              return (
                                <Parts.TableCell key={date} value={value}>
                                  <Parts.TableCellTrigger
                                    aria-label={nameOf(date)}
                                    {...(date === today && { 'data-current': '' })}
                                  >
                                    {value.day}
                                    {gameDays.has(date) && <Dot position="absolute" bottom="1" />}
                                  </Parts.TableCellTrigger>
                                </Parts.TableCell>
                              );
                            })}
                          </Parts.TableRow>
                        ))}
                      </Parts.TableBody>
                    </Parts.Table>
                  )}
                </Parts.Context>
              )}
            </Parts.View>
          ))}
          {gameDays.size > 0 && (
            <Box
              display="flex"
              alignItems="center"
              gap="2"
              mt="2"
              px="2"
              fontSize="sm"
              color="fg.muted"
            >
              <Dot />
              Games to bet on
            </Box>
          )}
        </Parts.Content>
      </Parts.Positioner>
    </Parts.Root>
  );
}

/** What a press on the title leads to. */
const ABOVE = { day: 'month', month: 'year' } as const;
/** By what the arrows beside the title go. */
const BACK = { day: 'month', month: 'year', year: 'ten years' } as const;

const Title = chakra('span', {
  base: { flex: '1', textAlign: 'center', fontFamily: 'heading', fontWeight: 'bold' },
});
