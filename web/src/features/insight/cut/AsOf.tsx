import { useEffect, useId, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import type { InsightMoment } from '@/api/types';
import { useDates } from '@/state/use-dates';

/** The figures follow the slider when it pauses, and not at every step. */
const SLIDING_PAUSE_MS = 250;

const Slider = chakra('input', {
  base: { width: 'full', height: '9', cursor: 'pointer', accentColor: '{colors.brand}' },
});

interface AsOfProps {
  /** One's own settlements, or ends of what one was asked, oldest first. */
  points: readonly InsightMoment[];
  /** The position chosen; undefined is now. */
  asOf: string | undefined;
  onChoose: (position: string) => void;
}

/** The step of a position: that of the last settlement up to it. */
function stepOf(points: readonly InsightMoment[], asOf: string | undefined): number {
  if (asOf === undefined) return points.length;
  const after = points.findIndex(({ position }) => BigInt(position) > BigInt(asOf));
  return Math.max(0, (after < 0 ? points.length : after) - 1);
}

/** Goes back over one's own settlements: the figures as they stood after each. The last step is now. */
export function AsOf({ points, asOf, onChoose }: AsOfProps) {
  const { formatDate, formatTime } = useDates();
  const chosen = stepOf(points, asOf);
  // The slider stays where it was put until the address has followed, and goes on from there.
  const [sliding, setSliding] = useState<number>();
  const [sent, setSent] = useState<string>();
  const [followed, setFollowed] = useState(asOf);
  if (followed !== asOf) {
    setFollowed(asOf);
    if (asOf !== sent || sliding === chosen) setSliding(undefined);
  }
  useEffect(() => {
    if (sliding === undefined || sliding === chosen) return;
    const timer = setTimeout(() => {
      const position = points[sliding]?.position;
      setSent(position);
      onChoose(position ?? '');
    }, SLIDING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sliding, chosen, points, onChoose]);
  const id = useId();
  const step = sliding ?? chosen;
  const point = points[step];
  const words = point ? `${formatDate(point.time)}, ${formatTime(point.time)}` : 'now';
  return (
    <Flex columnGap="4" align="center" wrap="wrap">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold" minW="14rem">
        As of {words}
      </chakra.label>
      <chakra.div flex="1 1 14rem">
        <Slider
          id={id}
          type="range"
          min={0}
          max={points.length}
          value={step}
          aria-valuetext={words}
          onChange={(event) => setSliding(Number(event.target.value))}
        />
      </chakra.div>
    </Flex>
  );
}
