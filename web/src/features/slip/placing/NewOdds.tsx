import { formatHandicap } from '@/domain/betting/picks';
import { isPaused, placeable } from '@/features/slip/selections/lines';
import type { AskingLine, OpenLine, SlipLine } from '@/features/slip/selections/lines';
import type { Parlay } from '@/features/slip/selections/orders';
import type { SlipQuote } from '@/features/slip/selections/quotes';
import { setProgress, useSlipUi } from '@/features/slip/selections/slip-ui';
import { OddsChangedNotice } from '@/ui/betting/OddsChangedNotice';

/** With the line that has to be covered, where that is what moved. */
function named({ prediction, line, odds, coverLine }: SlipQuote) {
  const cover = coverLine === undefined ? '' : ` (to cover ${formatHandicap(coverLine)})`;
  return { prediction: prediction + cover, line, odds };
}

const setAside = (asking: readonly AskingLine[]) =>
  setProgress(
    asking.map(({ item }) => item.id),
    undefined,
  );

const MOVES_ON = 'Live odds go on moving: you accept those that are shown when you press.';
const PAUSED = 'Live betting is paused for a moment: you can accept once it goes on.';

interface NewOddsProps {
  lines: readonly SlipLine[];
  asking: readonly AskingLine[];
  parlay: Parlay | undefined;
  onPlace: (lines: readonly OpenLine[], parlay: Parlay | undefined) => void;
}

/**
 * The question about all prices that have moved. Accepting takes them as they stand, and goes on with what
 * they had interrupted.
 */
export function NewOdds({ lines, asking, parlay, onPlace }: NewOddsProps) {
  const interrupted = useSlipUi((ui) => ui.interrupted);
  const known = [...placeable(lines), ...asking.map((line) => ({ ...line, progress: undefined }))];
  const waiting = interrupted.flatMap((id) => known.find(({ item }) => item.id === id) ?? []);
  const paused = waiting.some(isPaused);
  const accept = () => {
    setAside(asking);
    if (waiting.length > 0 && waiting.length === interrupted.length) onPlace(waiting, parlay);
  };
  return (
    <OddsChangedNotice
      moves={asking.map(({ item, progress, quote }) => ({
        eventName: item.eventName,
        from: named(progress.from),
        to: named(quote),
        stake: parlay ? undefined : item.betAmount,
      }))}
      hint={paused ? PAUSED : asking.some(({ item }) => item.isLive) ? MOVES_ON : undefined}
      waits={paused}
      onAccept={accept}
      onCancel={() => setAside(asking)}
    />
  );
}
