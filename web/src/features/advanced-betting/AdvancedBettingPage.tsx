import { chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useOpenGames } from '@/api/betting/open-games';
import { SignInDialog } from '@/features/slip/panel/SignInDialog';
import { SlipDrawer } from '@/features/slip/panel/SlipDrawer';
import { SlipPanel } from '@/features/slip/panel/SlipPanel';
import { usePlaceSlip } from '@/features/slip/placing/use-place-slip';
import { useSlipLines } from '@/features/slip/selections/lines';
import { Button } from '@/ui/elements/Button';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Columns } from '@/ui/layout/Columns';
import { Page } from '@/ui/layout/Page';
import { Board } from './Board';

function Heading() {
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <ChalkHeading>Advanced Betting</ChalkHeading>
        <Button asChild variant="outline" size="sm">
          <Link to="/dashboard">
            <ArrowLeft aria-hidden />
            Back to Dashboard
          </Link>
        </Button>
      </Flex>
      <chakra.p color="fg.muted" mt={{ base: '2', sm: '1' }} mb="5" maxW="70ch">
        Bet in play, on a player's figures, or on two outcomes together. Two or more picks can
        become a parlay.
      </chakra.p>
    </>
  );
}

export function AdvancedBettingPage() {
  const { isDemo } = useCurrentUser();
  const { games } = useOpenGames();
  const lines = useSlipLines(games);
  const onPlace = usePlaceSlip({ pretends: true });
  const slip = { lines, onPlace };
  return (
    <Page title="Advanced Betting">
      <Columns
        main={
          <>
            <Heading />
            <Board />
          </>
        }
        side={<SlipPanel {...slip} />}
      />
      <SlipDrawer {...slip} aboveTabBar={!isDemo} />
      <SignInDialog />
    </Page>
  );
}
