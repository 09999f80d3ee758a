import { Grid } from '@chakra-ui/react';
import { Dices, Flag, Scale, Tag, UserRound } from 'lucide-react';
import type { PostMortem } from '@/api/types';
import { shareMax } from '@/domain/betting/bankroll-share';
import { formatLine } from '@/domain/betting/picks';
import { formatShare } from '@/domain/format/format';
import { Coins } from '@/ui/betting/Coins';
import { Price } from '@/ui/betting/Price';
import { Stat } from '@/ui/elements/Stat';
import { Lesson, signedShare } from './Lesson';
import { closingLesson, luckLesson, priceLesson, statedLesson } from './lessons';
import { LuckBars } from './LuckBars';
import { stakeLesson } from './stake-lesson';

interface ClosingFactsProps {
  postMortem: PostMortem;
  closing: NonNullable<PostMortem['closing']>;
}

function ClosingFacts({ postMortem, closing }: ClosingFactsProps) {
  const { bet, closingLineValue, isEstimated } = postMortem;
  return (
    <>
      <Stat name="Closing price">
        <Price odds={closing.odds} />
      </Stat>
      {bet.betType !== 'moneyline' && (
        <Stat name="Closing line">{formatLine(bet.betType, closing.line)}</Stat>
      )}
      <Stat name="No-vig chance at the close">{formatShare(closing.noVigChance)}</Stat>
      {closingLineValue !== null && (
        <Stat name={isEstimated ? 'Closing-line value (estimated)' : 'Closing-line value'}>
          {signedShare(closingLineValue)}
        </Stat>
      )}
    </>
  );
}

/** A settled bet from its sides: a large stake, the price, the bettor's own estimate, the close, and luck. */
export function Lessons({ postMortem }: { postMortem: PostMortem }) {
  const { bet, impliedChance, noVigChance, margin, statedChance, edge } = postMortem;
  const { closing, movement, expectedProfit, luck } = postMortem;
  const stake = stakeLesson(postMortem);
  const isDecided = bet.status === 'won' || bet.status === 'lost';
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      {stake && (
        <Lesson
          title="The stake"
          icon={Scale}
          text={stake}
          facts={
            <>
              <Stat name="Of your bankroll">
                {formatShare(bet.betAmount / postMortem.bankroll, 0)}
              </Stat>
              <Stat name="5% of it">
                <Coins amount={shareMax(postMortem.bankroll)} />
              </Stat>
            </>
          }
        />
      )}
      <Lesson title="Luck and price" icon={Dices} text={luckLesson(postMortem)}>
        {isDecided && movement !== null && expectedProfit !== null && luck !== null && (
          <LuckBars
            movement={movement}
            margin={movement - expectedProfit}
            luck={luck}
            profit={(bet.payout ?? 0) - bet.betAmount}
          />
        )}
      </Lesson>
      <Lesson
        title="The price you took"
        icon={Tag}
        text={priceLesson(postMortem)}
        facts={
          <>
            <Stat name="Price">
              <Price odds={bet.odds} />
            </Stat>
            <Stat name="Implied chance">{formatShare(impliedChance)}</Stat>
            {noVigChance !== null && <Stat name="No-vig chance">{formatShare(noVigChance)}</Stat>}
            {margin !== null && <Stat name="Margin">{formatShare(margin)}</Stat>}
          </>
        }
      />
      <Lesson
        title="The closing line"
        icon={Flag}
        text={closingLesson(postMortem)}
        facts={closing && <ClosingFacts postMortem={postMortem} closing={closing} />}
      />
      <Lesson
        title="Your own estimate"
        icon={UserRound}
        text={statedLesson(postMortem)}
        facts={
          statedChance !== null &&
          edge !== null && (
            <>
              <Stat name="You said">{formatShare(statedChance, 0)}</Stat>
              <Stat name="Your edge">{signedShare(edge)}</Stat>
            </>
          )
        }
      />
    </Grid>
  );
}
