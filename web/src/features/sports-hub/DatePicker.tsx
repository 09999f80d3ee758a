import { useRef } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, formatLongDate, isDay } from '@/domain/sports/league-day';
import { Button } from '@/ui/elements/Button';

/** Under the button, so that the browser's own calendar opens there. */
const HiddenInput = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0',
    pointerEvents: 'none',
  },
});

interface DatePickerProps {
  /** yyyy-MM-dd */
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** The day of a schedule: one before or after by a press, any other from the browser's own calendar. */
export function DatePicker({ day, today, onChange }: DatePickerProps) {
  const input = useRef<HTMLInputElement>(null);
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
      <chakra.div position="relative" minW="0">
        <HiddenInput
          ref={input}
          type="date"
          aria-label="Pick a date"
          tabIndex={-1}
          required
          value={day}
          onChange={({ target }) => isDay(target.value) && onChange(target.value)}
        />
        <Button
          variant="outline"
          aria-label={`Pick a date: ${formatLongDate(day)}`}
          position="relative"
          px={{ base: '2', sm: '3' }}
          fontSize={{ base: 'sm', sm: 'md' }}
          whiteSpace="normal"
          textWrap="balance"
          onClick={() => input.current?.showPicker()}
        >
          {/* The narrowest phones have room for the words alone. */}
          <chakra.span hideBelow="sm" aria-hidden>
            <CalendarDays size={18} />
          </chakra.span>
          {formatLongDate(day)}
        </Button>
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
