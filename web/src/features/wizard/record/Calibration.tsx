import { Box, chakra } from '@chakra-ui/react';
import type { WizardCalibration } from '@/api/types';
import { formatCoins, formatShare } from '@/domain/format/format';
import { FigureTable } from '@/ui/charts/FigureTable';

/** The band as a bar from 0 to 100%, with a mark at the stated chance: within it, the two agree. */
function Band({ low, high, stated }: { low: number; high: number; stated: number }) {
  return (
    <Box position="relative" height="3" mt="1.5" bg="bg.subtle" borderRadius="full" aria-hidden>
      <Box
        position="absolute"
        insetY="0"
        bg="brand/45"
        borderRadius="full"
        style={{ left: formatShare(low), right: formatShare(1 - high) }}
      />
      <Box
        position="absolute"
        insetY="-1"
        width="3px"
        bg="fg"
        transform="translateX(-50%)"
        style={{ left: formatShare(stated) }}
      />
    </Box>
  );
}

const KINDS = { bet: 'bets', lean: 'leans', pass: 'passes' };

interface CalibrationProps {
  rows: readonly WizardCalibration[];
  /** Which ones, such as "simulated games": no two tables of a page have one name. */
  games: string;
}

/** How often chances came true that were stated as about so much, of one recommendation. */
export function Calibration({ rows, games }: CalibrationProps) {
  const [first] = rows;
  if (!first) return null;
  return (
    <FigureTable
      caption={`Told chances of ${KINDS[first.recommendation]} on ${games}, and how often they came true`}
      head={['Told about', 'Of', 'Told', 'Came true', '95% band']}
      rows={rows.map((row) => [
        `${row.aboutPercent}%`,
        formatCoins(row.decided),
        formatShare(row.stated),
        formatShare(row.happened),
        // One below the other: side by side they do not fit on a phone.
        <chakra.div key="band" whiteSpace="nowrap" pb="1">
          {row.low === null || row.high === null ? (
            'too few'
          ) : (
            <>
              <span>
                {(100 * row.low).toFixed(1)} to {formatShare(row.high)}
              </span>
              <Band low={row.low} high={row.high} stated={row.stated} />
            </>
          )}
        </chakra.div>,
      ])}
    />
  );
}
