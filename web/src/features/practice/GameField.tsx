import type { Game } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
import { useDates } from '@/state/use-dates';
import { SelectField } from '@/ui/form/SelectField';

interface GameFieldProps {
  label?: string;
  games: readonly Game[];
  value: string;
  onChange: (gameId: string) => void;
}

/** A choice of one of the next games. */
export function GameField({ label = 'Game', games, value, onChange }: GameFieldProps) {
  const { formatDate, formatTime } = useDates();
  const options = games.map((game) => ({
    value: game.id,
    label: `${eventName(game)}, ${formatDate(game.startTime)}, ${formatTime(game.startTime)}`,
  }));
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: 'Choose a game' }, ...options]}
      value={value}
      onChange={onChange}
    />
  );
}
