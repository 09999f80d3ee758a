import { Box, chakra } from '@chakra-ui/react';
import type { InsightAfter, InsightChasing } from '@/api/types';
import { formatCoins, formatShare } from '@/domain/format/format';
import { useChosenClass } from '@/state/purse';
import { HelpLinks } from '@/ui/elements/HelpLinks';
import { FigureCard } from './FigureCard';
import { useWhose } from './whose';
import { Dot, Rule } from '@/features/insight/pictures/Rule';
import { asPercent, percentSpan } from '@/features/insight/pictures/scale';
import { orNone } from '@/features/insight/words/counts';
import { chasingSentence } from '@/features/insight/words/sentences';
import { refillsText, signsOf } from '@/features/insight/words/signs';

function Dots({ loss, win }: { loss: number; win: number }) {
  const span = percentSpan([0, loss, win], { label: asPercent });
  return (
    <Rule span={span} height={2.25}>
      <Dot span={span} at={win} ink="fg" hollow bottom={0.25} label="after wins" />
      <Dot span={span} at={loss} ink="fg" bottom={1.375} label="after losses" />
    </Rule>
  );
}

function Signs({ chasing }: { chasing: InsightChasing }) {
  const signs = signsOf(chasing);
  const refills = refillsText(chasing.refills);
  return (
    <>
      {signs.length > 0 && (
        <chakra.ul aria-label="What differs after losses" pl="5" mb="3" listStyleType="disc">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </chakra.ul>
      )}
      {chasing.isJudged && signs.length === 0 && (
        <chakra.p mb="3">Nothing else differs much after losses.</chakra.p>
      )}
      {refills && <chakra.p mb="3">{refills}</chakra.p>}
      {chasing.isFlagged && (
        <chakra.p mb="3">
          {signs.length > 1
            ? 'These often come together'
            : 'In the 14 days before your last bet several came together, as often'}{' '}
          when somebody tries to win back what was lost. A pause of an hour after a loss is a good
          test of it.
        </chakra.p>
      )}
      <Box mb="3">
        <HelpLinks />
      </Box>
    </>
  );
}

const share = (value: number) => formatShare(value);
const minutes = (value: number) => value.toFixed(0);

function rowsOf(loss: InsightAfter, win: InsightAfter) {
  return [
    ['Bets within an hour', formatCoins(loss.n), formatCoins(win.n)],
    ['Middle stake', orNone(loss.middleShare, share), orNone(win.middleShare, share)],
    [
      'Middle gap, minutes',
      orNone(loss.middleGapMinutes, minutes),
      orNone(win.middleGapMinutes, minutes),
    ],
    [
      'Chance that the prices needed',
      orNone(loss.impliedChance, share),
      orNone(win.impliedChance, share),
    ],
    ['After two in a row', formatCoins(loss.second), formatCoins(win.second)],
    ['Of these with a larger stake', formatCoins(loss.raised), formatCoins(win.raised)],
  ];
}

/** Who sees it beside the bettor. */
function useSharing(): string {
  const isOwn = useWhose() === 'own';
  const chosen = useChosenClass();
  if (!isOwn) return 'shared with the class';
  if (chosen) return 'your class sees this only if you tick it';
  return 'nobody else sees this';
}

/** Whether losses change how somebody bets: for them, and for whom they share it with. */
export function Chasing({ chasing }: { chasing: InsightChasing }) {
  const { isJudged, afterLoss, afterWin } = chasing;
  const sharing = useSharing();
  const [loss, win] = [afterLoss.middleShare, afterWin.middleShare];
  const isDrawn = isJudged && loss !== null && win !== null;
  return (
    <FigureCard
      title="After losses"
      count={`Your last 100 bets; ${sharing}`}
      verdict={isJudged ? undefined : { word: 'Too few', tone: 'quiet' }}
      sentence={chasingSentence(chasing)}
      picture={isDrawn && <Dots loss={loss} win={win} />}
      legend={isDrawn ? 'Middle stake as a share of the bankroll.' : undefined}
      numbers={{
        head: ['Measure', 'After losses', 'After wins'],
        rows: rowsOf(afterLoss, afterWin),
      }}
      guide={{ path: '/learn/bankroll-management', words: 'Why stakes should not follow losses' }}
    >
      <Signs chasing={chasing} />
    </FigureCard>
  );
}
