import { BetChoices } from '@/ui/betting/BetChoices';
import { Chips } from '@/ui/form/Chips';
import { SelectField } from '@/ui/form/SelectField';
import { chosenIn, PRICES } from './cut';
import type { Field } from './cut';

interface CutFieldsProps {
  params: URLSearchParams;
  onChoose: (field: Field, value: string) => void;
  onClear: () => void;
}

/** Which bets the figures are of. */
export function CutFields({ params, onChoose, onClear }: CutFieldsProps) {
  const { season, sport, market, price, from, to } = chosenIn(params);
  const cut = [sport, market, price, from, to];
  const count = cut.filter((value) => value !== undefined).length;
  return (
    <BetChoices
      label="Which bets"
      chips={
        <Chips
          label="Games"
          options={[
            { value: '', label: 'All but the time machine' },
            { value: 'true', label: 'Time machine' },
          ]}
          value={season ?? ''}
          onChange={(value) => onChoose('season', value)}
        />
      }
      chosen={chosenIn(params)}
      count={count}
      canClear={count > 0}
      third={
        <SelectField
          label="Price"
          options={[{ value: '', label: 'All prices' }, ...PRICES]}
          value={price ?? ''}
          onChange={(value) => onChoose('price', value)}
        />
      }
      onChoose={onChoose}
      onClear={onClear}
    />
  );
}
