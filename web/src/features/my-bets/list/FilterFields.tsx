import { useEffect, useId, useState } from 'react';
import { Box, Flex, Grid } from '@chakra-ui/react';
import { ListFilter, X } from 'lucide-react';
import { MARKETS, SPORTS } from '@/domain/betting/bet-choices';
import { Button } from '@/ui/elements/Button';
import { Chips } from '@/ui/form/Chips';
import { TextField } from '@/ui/form/Field';
import { SelectField } from '@/ui/form/SelectField';
import { chosenIn, RESULTS, SEARCH_MAX } from './filter';
import type { Field } from './filter';

/** The list follows the typing when it pauses, and not at every letter. */
const TYPING_PAUSE_MS = 300;

interface FilterFieldsProps {
  params: URLSearchParams;
  /**
   * How often the filter was cleared: each time draws an empty search box, for the URL follows a
   * moment later.
   */
  cleared: number;
  onChoose: (field: Field, value: string) => void;
  onClear: () => void;
}

interface SearchProps {
  /** The first text in the box. */
  initial: string;
  search: string;
  onSearch: (text: string) => void;
}

function Search({ initial, search, onSearch }: SearchProps) {
  const [text, setText] = useState(initial);
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => onSearch(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <TextField
      label="Team"
      type="search"
      placeholder="Name or code"
      autoComplete="off"
      maxLength={SEARCH_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** The filter of the bets. All of it stands in the URL, so that a view can be kept and shared. */
export function FilterFields({ params, cleared, onChoose, onClear }: FilterFieldsProps) {
  const chosen = chosenIn(params);
  const valueOf = (field: Field) => chosen[field] ?? '';
  const isFiltered = Object.keys(chosen).length > 0;
  // An empty day is before none.
  const isTurned = valueOf('to') !== '' && valueOf('from') > valueOf('to');
  // On a phone they would push the bets off the screen.
  const [open, setOpen] = useState(false);
  const id = useId();
  const folded = Object.keys(chosen).filter((field) => field !== 'result').length;
  return (
    <Box as="section" role="search" aria-label="Filter your bets">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" minH="9">
        <Chips
          label="Result"
          options={[{ value: '', label: 'All' }, ...RESULTS]}
          value={valueOf('result')}
          onChange={(value) => onChoose('result', value)}
        />
        {isFiltered && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            <X aria-hidden />
            Clear filters
          </Button>
        )}
      </Flex>
      <Button
        hideFrom="md"
        variant="outline"
        size="sm"
        mt="3"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ListFilter aria-hidden />
        More filters{folded > 0 && ` (${folded})`}
      </Button>
      <Grid
        id={id}
        display={{ base: open ? 'grid' : 'none', md: 'grid' }}
        templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '2fr 1fr 1fr 1fr 1fr' }}
        gap="3"
        mt="4"
      >
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Search
            key={cleared}
            initial={cleared > 0 ? '' : valueOf('search')}
            search={valueOf('search')}
            onSearch={(text) => onChoose('search', text)}
          />
        </Box>
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
