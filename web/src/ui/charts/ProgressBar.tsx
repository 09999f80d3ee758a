import { Box } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';

interface ProgressBarProps {
  /** The name of the progress, for a screen reader. */
  label: string;
  value: number;
  max?: number;
  /** Read out in place of a percentage. */
  valueText?: string;
  /** The colour of what is reached; say beside the bar what it means. */
  colour?: 'brand' | 'win' | 'warn' | 'loss' | 'neutral';
}

/** A progress bar. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  colour = 'brand',
}: ProgressBarProps) {
  const reached = Math.min(Math.max(value, 0), max);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={reached}
      aria-valuetext={valueText}
      height="2.5"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="full"
      overflow="hidden"
    >
      <Box
        height="full"
        bg={colour === 'neutral' ? 'fg.muted' : colour}
        borderRadius="full"
        transition="width"
        transitionDuration="slow"
        style={{ width: formatShare(reached / max) }}
      />
    </Box>
  );
}
