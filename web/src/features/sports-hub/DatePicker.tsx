import { lazy, Suspense, useId, useRef, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, formatLongDate } from '@/domain/sports/league-day';
import { Button } from '@/ui/elements/Button';

const Calendar = lazy(async () => ({ default: (await import('./Calendar')).Calendar }));

interface DatePickerProps {
  /** yyyy-MM-dd */
  day: string;
  today: string;
  /** The days with games to bet on: worked out for an open calendar alone, as prices move all the time. */
  gameDays: () => ReadonlySet<string>;
  onChange: (day: string) => void;
}

/** The day of a schedule: one before or after by a press, any other from a calendar. */
export function DatePicker({ day, today, gameDays, onChange }: DatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <Flex role="group" aria-label="Date" align="center" gap={{ base: '0', sm: '1' }}>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Previous day"
        onClick={() => onChange(addDays(day, -1))}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <chakra.div id={`${id}-anchor`} position="relative" minW="0">
        <Button
          ref={button}
          id={`${id}-button`}
          variant="outline"
          aria-label={`Pick a date: ${formatLongDate(day)}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          px={{ base: '2', sm: '3' }}
          fontSize={{ base: 'sm', sm: 'md' }}
          whiteSpace="normal"
          textWrap="balance"
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {/* The narrowest phones have room for the words alone. */}
          <chakra.span hideBelow="sm" aria-hidden>
            <CalendarDays size={18} />
          </chakra.span>
          {formatLongDate(day)}
        </Button>
        {isOpen && (
          <Suspense fallback={null}>
            <Calendar
              day={day}
              today={today}
              gameDays={gameDays()}
              anchorId={`${id}-anchor`}
              buttonId={`${id}-button`}
              onPick={onChange}
              onClose={close}
            />
          </Suspense>
        )}
      </chakra.div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Next day"
        onClick={() => onChange(addDays(day, 1))}
      >
        <ChevronRight aria-hidden />
      </Button>
      {day !== today && (
        <Button
          variant="ghost"
          size="sm"
          px={{ base: '2', sm: '3.5' }}
          onClick={() => onChange(today)}
        >
          Today
        </Button>
      )}
    </Flex>
  );
}
