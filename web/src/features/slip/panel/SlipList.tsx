import { chakra, Flex } from '@chakra-ui/react';
import { useRestoreFocus } from '@/browser/restore-focus';
import { useParlay } from '@/features/slip/placing/use-place-slip';
import { closed, isAsking, unplaced } from '@/features/slip/selections/lines';
import type { SlipLine } from '@/features/slip/selections/lines';
import { ParlayToggle } from '@/features/slip/stakes/ParlayFields';
import { useSlip } from '@/state/slip';
import { Button } from '@/ui/elements/Button';
import { SlipRow } from './SlipRow';

function removeAll(lines: readonly SlipLine[]): void {
  for (const { item } of lines) useSlip.getState().remove(item.id);
}

function RemoveClosed({ lines }: { lines: readonly SlipLine[] }) {
  const gone = closed(lines);
  if (gone.length === 0) return null;
  return (
    // The text is aligned with the rest.
    <Button
      variant="ghost"
      size="sm"
      alignSelf="flex-start"
      ml="calc(-0.875rem - 1px)"
      onClick={() => removeAll(gone)}
    >
      Remove closed
    </Button>
  );
}

/** The selections with their stakes: the part of the slip that scrolls. */
export function SlipList({ lines }: { lines: readonly SlipLine[] }) {
  const parlay = useParlay(unplaced(lines).length);
  const asking = lines.filter(isAsking).length;
  const place = useRestoreFocus<HTMLDivElement>(`${lines.length} ${asking}`, true);
  return (
    <Flex ref={place} tabIndex={-1} direction="column" gap="2" outline="none">
      {lines.length === 0 ? (
        <chakra.p color="fg.muted" fontSize="sm">
          Pick a price to add it. Nothing is placed until you confirm.
        </chakra.p>
      ) : (
        <>
          <ParlayToggle lines={lines} />
          <ul>
            {lines.map((line) => (
              <SlipRow key={line.item.id} line={line} isLeg={parlay !== undefined} />
            ))}
          </ul>
          <RemoveClosed lines={lines} />
        </>
      )}
      <chakra.p fontSize="xs" color="fg.muted">
        {lines.length === 0 && 'Simulated, no real money. '}For education and entertainment only.
      </chakra.p>
    </Flex>
  );
}
