import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import type { Game } from '@/api/types';
import { Button } from '@/ui/elements/Button';
import { Chips } from '@/ui/form/Chips';
import { choicesMade } from './filter';
import type { Filter } from './filter';

const STARTS = [
  { value: 'all', label: 'All' },
  { value: 'hour', label: 'Next hour' },
  { value: 'today', label: 'Today' },
] as const;

interface FilterBarProps {
  games: readonly Game[];
  shown: number;
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** How the games are shown, where that can be chosen. */
  look: ReactNode;
}

export function FilterBar({ games, shown, filter, onChange, look }: FilterBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const sports = [...new Set(games.map(({ sport }) => sport))].sort();
  const choices = choicesMade(filter);
  const count = shown === games.length ? `${shown}` : `${shown} of ${games.length}`;

  return (
    <Box mb="2">
      <Flex align="center" justify="space-between" gap="3">
        <chakra.p color="fg.muted" fontSize="sm" aria-live="polite">
          {count} {games.length === 1 ? 'game' : 'games'}
        </chakra.p>
        <chakra.span ml="auto" />
        {look}
        <Button
          variant="outline"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <ListFilter aria-hidden />
          Filter{choices > 0 && ` (${choices})`}
        </Button>
      </Flex>
      {open && (
        <Flex id={id} gap={{ base: '3', md: '8' }} wrap="wrap" pt="3">
          <Box>
            <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5" aria-hidden>
              Sport
            </chakra.p>
            <Chips
              label="Sport"
              options={[
                { value: 'all', label: 'All' },
                ...sports.map((sport) => ({ value: sport, label: sport.toUpperCase() })),
              ]}
              value={filter.sport}
              onChange={(sport) => onChange({ ...filter, sport })}
            />
          </Box>
          <Box>
            <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5" aria-hidden>
              Starts
            </chakra.p>
            <Chips
              label="Starts"
              options={STARTS}
              value={filter.start}
              onChange={(start) => onChange({ ...filter, start })}
            />
          </Box>
        </Flex>
      )}
    </Box>
  );
}
