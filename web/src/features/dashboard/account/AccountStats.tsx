import type { ReactNode } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import type { Dashboard } from '@/api/types';
import { closeText, ofBetsText } from '@/domain/analysis/win-rate';
import { formatPercent } from '@/domain/format/format';
import { Coins } from '@/ui/betting/Coins';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';

type Stats = Pick<Dashboard, 'virtualBalance' | 'winRate' | 'decidedBets' | 'close' | 'skillLevel'>;

/** Above it the player wins more often than not. */
const EVEN_WIN_RATE = 50;

const Term = chakra('dt', { base: { fontSize: 'sm', color: 'board.muted' } });
const Figure = chakra('dd', {
  base: {
    mt: '1',
    minH: '10',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: '2xl',
    lineHeight: '1.1',
  },
});

/** Until a bet is won or lost there is no rate, and 0% would be one. */
function WinRate({ winRate: rate, decidedBets }: Pick<Stats, 'winRate' | 'decidedBets'>) {
  if (decidedBets === 0) {
    return (
      <>
        <span aria-hidden>–</span>
        <chakra.span srOnly>no bet won or lost yet</chakra.span>
      </>
    );
  }
  const above = rate > EVEN_WIN_RATE;
  const Arrow = above ? TrendingUp : TrendingDown;
  return (
    <>
      {formatPercent(rate)}
      {/* One colour for both: a rate of few bets is luck above all. */}
      <Box as="span" color="board.muted">
        <Arrow size={22} aria-hidden />
      </Box>
      <chakra.span srOnly>{above ? 'above 50%' : '50% or below'}</chakra.span>
    </>
  );
}

function SkillLevel({ level }: { level: Dashboard['skillLevel'] }) {
  if (level) {
    return (
      <chakra.a asChild borderRadius="full">
        <Link to="/quiz" aria-label={`${level}: your betting profile`}>
          <Badge tone="chalk" fontSize="sm">
            {level}
          </Badge>
        </Link>
      </chakra.a>
    );
  }
  return (
    <Flex
      direction="column"
      align="flex-start"
      gap="1"
      fontFamily="body"
      fontSize="md"
      fontWeight="medium"
    >
      <chakra.span color="board.muted">Not rated yet</chakra.span>
      <chakra.a asChild color="chalk" fontWeight="semibold" textDecoration="underline">
        <Link to="/onboarding">Take the quiz</Link>
      </chakra.a>
    </Flex>
  );
}

interface AccountStatsProps {
  data: Stats | undefined;
}

export function AccountStats({ data }: AccountStatsProps) {
  const figure = (value: ReactNode) => value ?? <Skeleton width="28" height="8" bg="board.line" />;
  return (
    <Card
      aria-label="Account Stats"
      bg="board"
      color="board.fg"
      borderColor="board.line"
      p={{ base: '4', md: '6' }}
    >
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        align={{ lg: 'flex-end' }}
        gap={{ base: '5', lg: '8' }}
      >
        <Box flex="1" minW="0">
          <CardTitle>Account Stats</CardTitle>
          <Grid
            as="dl"
            templateColumns={{ base: '1fr 1fr', md: '1.6fr 1fr 1fr' }}
            columnGap="6"
            rowGap="4"
            mt="4"
          >
            <Box gridColumn={{ base: '1 / -1', md: 'auto' }} minW="0">
              <Term>Virtual Balance</Term>
              <Figure fontSize={{ base: '3xl', md: '4xl' }} fontWeight="extrabold">
                {figure(data && <Coins amount={data.virtualBalance} />)}
              </Figure>
            </Box>
            <div>
              <Term>Win Rate</Term>
              <Figure>{figure(data && <WinRate {...data} />)}</Figure>
              {data && data.decidedBets > 0 && (
                <chakra.dd fontSize="sm" color="board.muted">
                  {ofBetsText(data.decidedBets)}
                  <br />
                  {closeText(data.close)}
                </chakra.dd>
              )}
            </div>
            <div>
              <Term>Skill Level</Term>
              <Figure>{figure(data && <SkillLevel level={data.skillLevel} />)}</Figure>
            </div>
          </Grid>
        </Box>
        <Button asChild variant="chalk" size="lg">
          <Link to="/place-bets">Place Bets</Link>
        </Button>
      </Flex>
    </Card>
  );
}
