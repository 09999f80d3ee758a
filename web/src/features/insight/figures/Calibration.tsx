import { useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import type { InsightBin, InsightProgress } from '@/api/types';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { FigureCard } from './FigureCard';
import type { ChancesProps } from './FigureCard';
import { CalibrationPoint } from '@/features/insight/pictures/CalibrationPoint';
import { Plane } from '@/features/insight/pictures/Plane';
import { ALL_CHANCES } from '@/features/insight/pictures/scale';
import { RateSquares } from '@/features/insight/pictures/RateSquares';
import { binText, chancesText, intervalText, NONE } from '@/features/insight/words/counts';
import type { ChancesOf } from '@/features/insight/words/counts';
import { binSentence } from '@/features/insight/words/sentences';
import { inkOf, verdictOf } from '@/features/insight/words/verdict';

/** Fewer say nothing by themselves, and have no point. */
const POINT_FROM = 5;

/** Fewer bets are shown each, and not as if they were more. */
const SQUARES_MAX = 20;

const share = (value: number) => formatShare(value);

const inPoints = (value: number) => signed(100 * value);

function gapText(gap: InsightProgress['estimates']['gap']): string | undefined {
  const { value } = gap;
  if (value === null) return undefined;
  const points = inPoints(Math.abs(value));
  const text =
    Number(points) === 0
      ? 'On average your chances were as high as your hit rate'
      : `On average your chances were ${points.replace('+', '')} points ${value > 0 ? 'above' : 'below'} your hit rate`;
  return gap.low === null
    ? `${text}.`
    : `${text}; that fits any gap from ${intervalText(gap, inPoints)}.`;
}

const most = (bins: readonly InsightBin[]) =>
  bins.reduce<InsightBin | undefined>(
    (best, bin) => (best && best.n >= bin.n ? best : bin),
    undefined,
  );

interface DiagramProps {
  points: readonly InsightBin[];
  chosen: InsightBin;
  ink: string;
  of: ChancesOf;
  onChoose: (aboutPercent: number) => void;
}

/** The points on the diagonal, and the chosen one in squares. */
function Diagram({ points, chosen, ink, of, onChoose }: DiagramProps) {
  const squares = Math.min(chosen.n, SQUARES_MAX);
  return (
    <Flex wrap="wrap" columnGap="6" align="center">
      <chakra.div flex="1 1 15rem" minW="0">
        <Plane
          x={ALL_CHANCES}
          y={ALL_CHANCES}
          xName="You said"
          yName="It happened"
          label="Stated chances"
        >
          {points.map((bin) => (
            <CalibrationPoint
              key={bin.aboutPercent}
              bin={bin}
              ink={ink}
              isChosen={bin === chosen}
              onChoose={() => onChoose(bin.aboutPercent)}
            />
          ))}
        </Plane>
      </chakra.div>
      <chakra.div mb="4">
        <chakra.p fontSize="sm" color="fg.muted" mb="1.5">
          {binText(chosen.aboutPercent)}, {chosen.n > squares ? 'as' : 'each of'} {squares} {of}s:
        </chakra.p>
        <RateSquares filled={Math.round(squares * chosen.happened)} of={squares} ink={ink} />
      </chakra.div>
    </Flex>
  );
}

/** How often stated chances happened. */
export function Calibration({ estimates, of = 'bet' }: ChancesProps) {
  const { gap, bins } = estimates;
  const [picked, setPicked] = useState<number>();
  const verdict = verdictOf(gap, { above: 'Too sure', below: 'Not sure enough' });
  // Both ways of being wrong are to be seen, and neither is good.
  const shown = verdict.tone === 'told' ? { ...verdict, tone: 'bad' as const } : verdict;
  const ink = inkOf(shown);
  const points = bins.filter(({ n }) => n >= POINT_FROM);
  const chosen = points.find(({ aboutPercent }) => aboutPercent === picked) ?? most(bins);
  return (
    <FigureCard
      title="Calibration"
      count={chancesText(gap, of)}
      verdict={shown}
      sentence={
        chosen
          ? binSentence(chosen)
          : of === 'bet'
            ? 'Say a chance with your next bets, and see here how often it happens.'
            : 'Estimate the daily line, and see here how often what you said happens.'
      }
      picture={
        chosen &&
        points.length > 0 && (
          <Diagram points={points} chosen={chosen} ink={ink} of={of} onChoose={setPicked} />
        )
      }
      legend={[
        gapText(gap),
        points.length > 0 && `The number in a point is of ${of}s; on the dashed line both agree.`,
        bins.length > 0 &&
          `In a band ${of}s on one game count together, since they end alike: it takes 30 games’ worth.`,
      ]
        .filter(Boolean)
        .join(' ')}
      numbers={{
        head: [
          ...['Said', of === 'bet' ? 'Bets' : 'Estimates', 'Games’ worth'],
          ...['On average', 'Happened', 'Band'],
        ],
        rows: bins.map(({ aboutPercent, n, effectiveN, stated, happened, low, high }) => [
          binText(aboutPercent),
          formatCoins(n),
          effectiveN.toFixed(0),
          share(stated),
          share(happened),
          low === null || high === null
            ? NONE
            : `${(100 * low).toFixed(0)} to ${formatShare(high, 0)}`,
        ]),
      }}
      guide={{ path: '/learn/predictive-modeling', words: 'What calibration is' }}
    />
  );
}
