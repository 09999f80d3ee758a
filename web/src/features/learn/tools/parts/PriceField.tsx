import { formatShare } from '@/domain/format/format';
import { TextField } from '@/ui/form/Field';
import type { TypedPrice } from './use-price';

interface PriceFieldProps {
  label: string;
  price: TypedPrice;
}

/** Takes a price in any of the four forms, and says beneath it what it means. */
export function PriceField({ label, price }: PriceFieldProps) {
  const { text, onText, decimal } = price;
  return (
    <TextField
      label={label}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => onText(event.target.value)}
      hint={decimal && `Implies ${formatShare(1 / decimal)}`}
      error={decimal ? undefined : 'Enter a price such as +150, -110, 2.5, 3/2 or 40%'}
    />
  );
}
