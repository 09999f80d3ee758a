import { useEffect, useState } from 'react';
import { Box } from '@chakra-ui/react';
import { BetChoices } from '@/ui/betting/BetChoices';
import { Chips } from '@/ui/form/Chips';
import { TextField } from '@/ui/form/Field';
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

/** The filter of the bets. */
export function FilterFields({ params, cleared, onChoose, onClear }: FilterFieldsProps) {
  const chosen = chosenIn(params);
  const fields = Object.keys(chosen);
  return (
    <BetChoices
      label="Filter your bets"
      chips={
        <Chips
          label="Result"
          options={[{ value: '', label: 'All' }, ...RESULTS]}
          value={chosen.result ?? ''}
          onChange={(value) => onChoose('result', value)}
        />
      }
      chosen={chosen}
      count={fields.filter((field) => field !== 'result').length}
      canClear={fields.length > 0}
      unfoldsFromMd
      first={
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Search
            key={cleared}
            initial={cleared > 0 ? '' : (chosen.search ?? '')}
            search={chosen.search ?? ''}
            onSearch={(text) => onChoose('search', text)}
          />
        </Box>
      }
      onChoose={onChoose}
      onClear={onClear}
    />
  );
}
