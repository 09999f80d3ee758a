import { format } from 'date-fns/format';

/** MM/dd/yyyy in the browser's zone. */
export function formatDate(instant: string): string {
  return format(new Date(instant), 'MM/dd/yyyy');
}

/** h:mm a in the browser's zone. */
export function formatTime(instant: string): string {
  return format(new Date(instant), 'h:mm a');
}
