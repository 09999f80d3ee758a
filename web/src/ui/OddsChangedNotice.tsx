import { useEffect, useId, useRef } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { Quote } from '@/lib/picks';
import { Button } from './Button';
import { Price } from './Price';

function Side({ title, price }: { title: string; price: Quote }) {
  return (
    <Box minW="0">
      <chakra.p fontSize="xs" color="fg.muted">
        {title}
      </chakra.p>
      <chakra.p fontSize="sm" overflowWrap="anywhere">
        {price.prediction}
      </chakra.p>
      <chakra.b fontSize="lg">
        <Price odds={price.odds} />
      </chakra.b>
    </Box>
  );
}

interface OddsChangedNoticeProps {
  from: Quote;
  to: Quote;
  onAccept: () => void;
  onCancel: () => void;
}

/**
 * Asks whether the bet may be placed at another price than the one that was pressed. It takes the focus,
 * for the button that had it gave way to the question; no answer is pressed beforehand.
 */
export function OddsChangedNotice({ from, to, onAccept, onCancel }: OddsChangedNoticeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      role="alertdialog"
      aria-labelledby={id}
      tabIndex={-1}
      borderWidth="1px"
      borderColor="warn"
      borderRadius="md"
      bg="warn/8"
      p="3"
    >
      <chakra.p id={id} fontWeight="bold">
        Odds have changed
      </chakra.p>
      <Grid templateColumns="1fr auto 1fr" gap="2" alignItems="center" my="2">
        <Side title="Old odds" price={from} />
        <Box color="fg.muted" aria-hidden>
          <ArrowRight size={18} />
        </Box>
        <Side title="New odds" price={to} />
      </Grid>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" flex="1" onClick={onAccept}>
          Accept new odds
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Box>
  );
}
