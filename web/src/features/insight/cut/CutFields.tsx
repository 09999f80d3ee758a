import { ASKED_MARKETS } from '@/domain/betting/bet-choices';
import { BetChoices } from '@/ui/betting/BetChoices';
import { Chips } from '@/ui/form/Chips';
import { SelectField } from '@/ui/form/SelectField';
import { chosenIn, PRICES } from './cut';
import type { Field } from './cut';
import type { ChancesOf } from '@/features/insight/words/counts';

interface CutFieldsProps {
  params: URLSearchParams;
  of?: ChancesOf;
  onChoose: (field: Field, value: string) => void;
  onClear: () => void;
}

/** Which bets the figures are of, or which estimates: none of these is of the time machine. */
export function CutFields({ params, of = 'bet', onChoose, onClear }: CutFieldsProps) {
  const { season, sport, market, price, from, to } = chosenIn(params);
  const cut = [sport, market, price, from, to];
  const count = cut.filter((value) => value !== undefined).length;
  return (
    <BetChoices
      label={`Which ${of}s`}
      {...(of === 'estimate' && { markets: ASKED_MARKETS })}
      chips={
        of === 'bet' && (
          <Chips
            label="Games"
            options={[
              { value: '', label: 'All but the time machine' },
              { value: 'true', label: 'Time machine' },
            ]}
            value={season ?? ''}
            onChange={(value) => onChoose('season', value)}
          />
        )
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
