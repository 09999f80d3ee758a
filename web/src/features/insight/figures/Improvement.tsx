import { chakra } from '@chakra-ui/react';
import type { InsightImprovement } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { FigureCard } from './FigureCard';
import { Dot, Rule } from '@/features/insight/pictures/Rule';
import { ALL_CHANCES } from '@/features/insight/pictures/scale';
import { orNone } from '@/features/insight/words/counts';
import {
  changeWord,
  comparedText,
  countOf,
  improvementSentence,
  improvementVerdict,
  MEASURES,
} from '@/features/insight/words/improvement';

const ROW_REM = 2.25;
const SHARES = MEASURES.filter(({ of }) => of !== 'closes');

/** The shares before, hollow, and now, one measure above the other. */
function Shares({ improvement }: { improvement: InsightImprovement }) {
  return (
    <Rule span={ALL_CHANCES} height={SHARES.length * ROW_REM + 0.5}>
      {SHARES.map(({ of, name }, nth) => {
        const { before, after } = improvement[of];
        if (before === null || after === null) return null;
        const bottom = (SHARES.length - 1 - nth) * ROW_REM + 0.5;
        return (
          <div key={of}>
            {/* Above its dots, since they may lie on both sides of one another. */}
            <chakra.span
              position="absolute"
              insetStart="0"
              fontSize="xs"
              lineHeight="1"
              color="fg.muted"
              whiteSpace="nowrap"
              style={{ bottom: `${bottom + 1}rem` }}
            >
              {name}
            </chakra.span>
            <Dot span={ALL_CHANCES} at={before} ink="fg" hollow bottom={bottom} />
            <Dot span={ALL_CHANCES} at={after} ink="fg" bottom={bottom} />
          </div>
        );
      })}
    </Rule>
  );
}

/** What somebody does: their last 30 beside the 30 before. */
export function Improvement({ improvement }: { improvement: InsightImprovement }) {
  const isDrawn = improvement.smallStakes.before !== null;
  return (
    <FigureCard
      title="Last 30 against the 30 before"
      count={comparedText(improvement)}
      verdict={improvementVerdict(improvement)}
      sentence={improvementSentence(improvement)}
      picture={isDrawn && <Shares improvement={improvement} />}
      legend={
        isDrawn
          ? 'Hollow: the 30 before. Looked at with each 30th bet. Wins and coins are left out: after a bad run they get better by themselves.'
          : 'What you do is compared, and no wins or coins: after a bad run these get better by themselves.'
      }
      numbers={{
        head: ['Measure', '30 before', 'Last 30', 'Of', 'Change'],
        rows: MEASURES.map(({ of, name, write }) => {
          const change = improvement[of];
          return [
            name,
            orNone(change.before, write),
            orNone(change.after, write),
            formatCoins(countOf(of, improvement)),
            changeWord(change),
          ];
        }),
      }}
      guide={{ path: '/learn/sports-statistics', words: 'Why good and bad runs end' }}
    />
  );
}
