import { Box, chakra } from '@chakra-ui/react';
import type { InsightBin } from '@/api/types';
import { formatCoins, formatShare } from '@/domain/format/format';
import { binText } from '@/features/insight/words/counts';

/** From so many on a point is filled. */
const FILLED_FROM = 10;

const Point = chakra('button', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, 50%)',
    minW: '6',
    height: '6',
    px: '1',
    borderRadius: 'full',
    borderWidth: '2px',
    fontSize: 'xs',
    lineHeight: '1',
    fontWeight: 'bold',
    cursor: 'pointer',
    _pressed: { outline: '3px solid {colors.chalk}', outlineOffset: '1px' },
    _focusVisible: { zIndex: '1' },
  },
});

interface CalibrationPointProps {
  bin: InsightBin;
  ink: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A bin at what was said and how often it happened, with its band, where it has one, as a whisker. */
export function CalibrationPoint(props: CalibrationPointProps) {
  const { bin, ink, isChosen, onChoose } = props;
  const { aboutPercent, n, stated, happened, low, high } = bin;
  const isFilled = n >= FILLED_FROM;
  return (
    <>
      {low !== null && high !== null && (
        <Box
          aria-hidden
          position="absolute"
          borderLeftWidth="2px"
          borderColor={ink}
          opacity="0.5"
          ml="-1px"
          style={{
            left: formatShare(stated, 2),
            bottom: formatShare(low, 2),
            top: formatShare(1 - high, 2),
          }}
        />
      )}
      <Point
        type="button"
        aria-pressed={isChosen}
        aria-label={`${binText(aboutPercent)}: ${formatCoins(Math.round(n * happened))} of ${formatCoins(n)}`}
        onClick={onChoose}
        onMouseEnter={onChoose}
        borderColor={ink}
        bg={isFilled ? ink : 'bg.panel'}
        color={isFilled ? 'bg.panel' : ink}
        style={{ left: formatShare(stated, 2), bottom: formatShare(happened, 2) }}
      >
        {formatCoins(n)}
      </Point>
    </>
  );
}
