import { isDone } from '@/features/slip/selections/lines';
import type { SlipLine } from '@/features/slip/selections/lines';
import { useSlip } from '@/state/slip';
import { Button } from '@/ui/elements/Button';

/** Beside the slip's title: it empties the slip, but for bets that are under way or just placed. */
export function ClearAll({ lines }: { lines: readonly SlipLine[] }) {
  if (lines.length === 0 || isDone(lines)) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      color="fg.muted"
      flexShrink="0"
      disabled={lines.some(({ progress }) => progress?.kind === 'processing')}
      onClick={() => useSlip.getState().clear()}
    >
      Clear all
    </Button>
  );
}
