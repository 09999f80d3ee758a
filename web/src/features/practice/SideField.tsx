import type { Game } from '@/api/types';
import type { Pick } from '@/domain/betting/picks';
import { formatPrice } from '@/domain/odds/odds-format';
import { useOddsFormat } from '@/state/preferences';
import { SelectField } from '@/ui/form/SelectField';
import { marketsOf } from './sides';

export interface ChosenSide {
  game: Game;
  pick: Pick;
}

interface SideFieldProps {
  game: Game;
  value: Pick | undefined;
  onChange: (pick: Pick | undefined) => void;
}

const nameOf = ({ betType, side }: Pick) => `${betType} ${side}`;

/** A choice of one side of a game's markets, with its price. */
export function SideField({ game, value, onChange }: SideFieldProps) {
  const format = useOddsFormat();
  const picks = marketsOf(game).flatMap((market) => market.picks);
  const options = picks.map((pick) => ({
    value: nameOf(pick),
    label: `${pick.prediction}, ${formatPrice(pick.odds, format)}`,
  }));
  return (
    <SelectField
      label="Side"
      options={[{ value: '', label: 'Choose a side' }, ...options]}
      value={value ? nameOf(value) : ''}
      onChange={(name) => onChange(picks.find((pick) => nameOf(pick) === name))}
    />
  );
}
