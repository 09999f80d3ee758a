import { useId, useState } from 'react';
import { Box, Flex, Grid } from '@chakra-ui/react';
import { ListFilter, X } from 'lucide-react';
import { MARKETS, SPORTS } from '@/domain/betting/bet-choices';
import { Button } from '@/ui/elements/Button';
import { Chips } from '@/ui/form/Chips';
import { TextField } from '@/ui/form/Field';
import { SelectField } from '@/ui/form/SelectField';
import { chosenIn, PRICES } from './cut';
import type { Field } from './cut';

interface CutFieldsProps {
  params: URLSearchParams;
  onChoose: (field: Field, value: string) => void;
  onClear: () => void;
}

/** Which bets are looked at. All of it stands in the URL, so that a view can be kept. */
export function CutFields({ params, onChoose, onClear }: CutFieldsProps) {
  const { season, sport, market, price, from, to } = chosenIn(params);
  const cut = { sport, market, price, from, to };
  const valueOf = (field: keyof typeof cut) => cut[field] ?? '';
  const count = Object.values(cut).filter((value) => value !== undefined).length;
  // An empty day is before none.
  const isTurned = valueOf('to') !== '' && valueOf('from') > valueOf('to');
  const [open, setOpen] = useState(count > 0);
  const id = useId();
  return (
    <Box as="section" role="search" aria-label="Which bets">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" minH="9">
        <Chips
          label="Games"
          options={[
            { value: '', label: 'All but the time machine' },
            { value: 'true', label: 'Time machine' },
          ]}
          value={season ?? ''}
          onChange={(value) => onChoose('season', value)}
        />
        <Flex gap="2" wrap="wrap">
          {count > 0 && (
            <Button variant="ghost" size="sm" onClick={onClear}>
              <X aria-hidden />
              Clear filters
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ListFilter aria-hidden />
            Filter{count > 0 && ` (${count})`}
          </Button>
        </Flex>
      </Flex>
      <Grid
        id={id}
        display={open ? 'grid' : 'none'}
        templateColumns={{ base: '1fr 1fr', lg: 'repeat(5, 1fr)' }}
        gap="3"
        mt="4"
      >
        <SelectField
          label="Sport"
          options={[
            { value: '', label: 'All sports' },
            ...SPORTS.map((sport) => ({ value: sport, label: sport.toUpperCase() })),
          ]}
          value={valueOf('sport')}
          onChange={(value) => onChoose('sport', value)}
        />
        <SelectField
          label="Market"
          options={[{ value: '', label: 'All markets' }, ...MARKETS]}
          value={valueOf('market')}
          onChange={(value) => onChoose('market', value)}
        />
        <SelectField
          label="Price"
          options={[{ value: '', label: 'All prices' }, ...PRICES]}
          value={valueOf('price')}
          onChange={(value) => onChoose('price', value)}
        />
        <TextField
          label="From"
          type="date"
          max={valueOf('to')}
          value={valueOf('from')}
          onChange={(event) => onChoose('from', event.target.value)}
        />
        <TextField
          label="To"
          type="date"
          min={valueOf('from')}
          value={valueOf('to')}
          error={isTurned ? 'This day is before From' : undefined}
          onChange={(event) => onChoose('to', event.target.value)}
        />
      </Grid>
    </Box>
  );
}
