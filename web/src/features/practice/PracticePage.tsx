import { Box, chakra, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { useUpcomingGames } from '@/api/betting/games';
import type { Game } from '@/api/types';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { CheapestPrice } from './CheapestPrice';
import { GuessMargin } from './GuessMargin';
import { MarkMargin } from './MarkMargin';
import { PassGame } from './PassGame';

/** More do not fit a choice of the browser's own. */
const GAMES_MAX = 60;

function isOffered({ status, odds }: Game): boolean {
  return status === 'scheduled' && odds.moneyline !== null;
}

/** The results of a past season can be looked up, so that its prices are none to practise on. */
function isUsual({ source }: Game): boolean {
  return source !== 'replay';
}

function Practice() {
  const { data, isError, refetch } = useUpcomingGames();
  if (!data && isError) {
    return <ErrorState message="Could not load the games." onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Box role="status">
        <chakra.span srOnly>Loading the games</chakra.span>
        <Skeleton height="24rem" borderRadius="lg" />
      </Box>
    );
  }
  const offered = data.filter(isOffered);
  const games = offered.filter(isUsual).slice(0, GAMES_MAX);
  return (
    <Flex direction="column" gap="4">
      <MarkMargin games={games} />
      <GuessMargin games={games} />
      <CheapestPrice games={games} />
      <PassGame games={offered} />
    </Flex>
  );
}

/** What a learner can practise on prices without a bet. */
export function PracticePage() {
  const { isDemo } = useCurrentUser();
  return (
    <Page title="Practice">
      <ChalkHeading>Practice without a bet</ChalkHeading>
      <chakra.p mt="1" mb="5" color="fg.muted" maxW="70ch">
        Find the bookmaker’s margin before it is told, and leave a game alone for a reason. Nothing
        here costs a coin, and the assignments of classes count it.
      </chakra.p>
      {isDemo ? <SignInRequired text="Sign in to practise on prices." /> : <Practice />}
    </Page>
  );
}
