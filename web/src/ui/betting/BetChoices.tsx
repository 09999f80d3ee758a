import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Box, Flex, Grid } from '@chakra-ui/react';
import { ListFilter, X } from 'lucide-react';
import { MARKETS, SPORTS } from '@/domain/betting/bet-choices';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';
import { SelectField } from '@/ui/form/SelectField';

type Choice = 'sport' | 'market' | 'from' | 'to';

interface BetChoicesProps {
  label: string;
  /** The choice that is always in sight. */
  chips?: ReactNode;
  markets?: readonly { value: string; label: string }[];
  chosen: { readonly [choice in Choice]?: string };
  /** How many of the fields that fold away are chosen. */
  count: number;
  canClear: boolean;
  /** Only a phone has no room for the fields. */
  unfoldsFromMd?: boolean;
  /** The page's own field, before the others or after the market. */
  first?: ReactNode;
  third?: ReactNode;
  onChoose: (choice: Choice, value: string) => void;
  onClear: () => void;
}

/** Which of one's own bets a page is about. All of it stands in the URL, so that a view can be kept and shared. */
export function BetChoices(props: BetChoicesProps) {
  const { label, chips, chosen, count, canClear, unfoldsFromMd = false, onClear } = props;
  const [open, setOpen] = useState(!unfoldsFromMd && count > 0);
  const id = useId();
  return (
    <Box as="section" role="search" aria-label={label}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" minH="9">
        {chips}
        <Flex gap="2" wrap="wrap">
          {canClear && (
            <Button variant="ghost" size="sm" onClick={onClear}>
              <X aria-hidden />
              Clear filters
            </Button>
          )}
          <Button
            {...(unfoldsFromMd && { hideFrom: 'md' })}
            variant="outline"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ListFilter aria-hidden />
            More filters{count > 0 && ` (${count})`}
          </Button>
        </Flex>
      </Flex>
      <Fields {...props} id={id} open={open} chosen={chosen} />
    </Box>
  );
}

function Fields(props: BetChoicesProps & { id: string; open: boolean }) {
  const { id, open, chosen, markets = MARKETS, unfoldsFromMd, first, third, onChoose } = props;
  const { sport = '', market = '', from = '', to = '' } = chosen;
  // An empty day is before none.
  const isTurned = to !== '' && from > to;
  const display = open ? 'grid' : 'none';
  return (
    <Grid
      id={id}
      display={unfoldsFromMd ? { base: display, md: 'grid' } : display}
      templateColumns={{
        base: '1fr 1fr',
        ...(first && { md: 'repeat(4, 1fr)' }),
        lg: first ? '2fr 1fr 1fr 1fr 1fr' : 'repeat(5, 1fr)',
      }}
      gap="3"
      mt="4"
    >
      {first}
      <SelectField
        label="Sport"
        options={[
          { value: '', label: 'All sports' },
          ...SPORTS.map((each) => ({ value: each, label: each.toUpperCase() })),
        ]}
        value={sport}
        onChange={(value) => onChoose('sport', value)}
      />
      <SelectField
        label="Market"
        options={[{ value: '', label: 'All markets' }, ...markets]}
        value={market}
        onChange={(value) => onChoose('market', value)}
      />
      {third}
      <TextField
        label="From"
        type="date"
        max={to}
        value={from}
        onChange={(event) => onChoose('from', event.target.value)}
      />
      <TextField
        label="To"
        type="date"
        min={from}
        value={to}
        error={isTurned ? 'This day is before From' : undefined}
        onChange={(event) => onChoose('to', event.target.value)}
      />
    </Grid>
  );
}
