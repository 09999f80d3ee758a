import { useState } from 'react';
import { Grid } from '@chakra-ui/react';
import { OddsButton } from '@/ui/betting/OddsButton';
import { Samples } from './Samples';

const PRICES = [
  { label: 'Favourite', odds: -150, move: 'down' },
  { label: 'Underdog', odds: 130, move: 'up' },
  { label: 'Unmoved', odds: -110, move: undefined },
] as const;

export function OddsSamples() {
  const [picked, setPicked] = useState<string>('Underdog');
  return (
    <Samples title="Odds buttons">
      <Grid templateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap="3">
        {PRICES.map(({ label, odds, move }) => (
          <OddsButton
            key={label}
            label={label}
            odds={odds}
            move={move}
            picked={label === picked}
            onClick={() => setPicked(label)}
          />
        ))}
        <OddsButton label="Closed" odds={-105} picked={false} disabled onClick={() => undefined} />
      </Grid>
    </Samples>
  );
}
