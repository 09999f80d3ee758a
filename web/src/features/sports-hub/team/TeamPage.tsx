import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Lock, SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useOpenGames } from '@/api/betting/open-games';
import { useTeam } from '@/api/sports/hub';
import type { TeamPage as TeamData } from '@/api/types';
import { useIsWide } from '@/browser/use-is-wide';
import { playsIn, SPORTS } from '@/domain/sports/teams';
import type { TeamRef } from '@/domain/sports/teams';
import { SignInDialog } from '@/features/slip/panel/SignInDialog';
import { SlipDrawer } from '@/features/slip/panel/SlipDrawer';
import { SlipPanel } from '@/features/slip/panel/SlipPanel';
import { usePlaceSlip } from '@/features/slip/placing/use-place-slip';
import { useSlipLines } from '@/features/slip/selections/lines';
import { openUpgrade } from '@/state/upgrade';
import { Button } from '@/ui/elements/Button';
import { FavouriteStar } from '@/ui/elements/FavouriteStar';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Columns } from '@/ui/layout/Columns';
import { Page } from '@/ui/layout/Page';
import { LastTen } from './LastTen';
import { NextGame } from './NextGame';
import { Players } from './Players';
import { TeamRecord } from './TeamRecord';

function ToTheHub() {
  return (
    <Button asChild variant="outline">
      <Link to="/sports-hub">Go to the Sports Hub</Link>
    </Button>
  );
}

function NoSuchTeam() {
  return (
    <>
      <ChalkHeading>Team</ChalkHeading>
      <EmptyState icon={SearchX} title="There is no such team" action={<ToTheHub />} />
    </>
  );
}

/** SPEC locks the data of the NBA for players without a plan. */
function LockedTeam() {
  return (
    <>
      <ChalkHeading>Team</ChalkHeading>
      <EmptyState
        icon={Lock}
        title="Premium Content Locked"
        text="NBA data comes with every paid plan."
        action={
          <Flex gap="2" wrap="wrap" justify="center">
            <Button variant="chalk" onClick={openUpgrade}>
              Upgrade Now
            </Button>
            <ToTheHub />
          </Flex>
        }
      />
    </>
  );
}

function Loading() {
  return (
    <Grid gap="4" aria-busy>
      <ChalkHeading>Team</ChalkHeading>
      <chakra.p role="status" color="fg.muted">
        Team loading...
      </chakra.p>
      <Skeleton height="8rem" borderRadius="lg" />
      <Skeleton height="16rem" borderRadius="lg" />
    </Grid>
  );
}

function Team({ page }: { page: TeamData }) {
  const { isDemo } = useCurrentUser();
  const open = useOpenGames();
  const lines = useSlipLines(open.games);
  const slip = { lines, onPlace: usePlaceSlip({ pretends: false }) };
  const { sport, team } = page;
  const ref = { sport, code: team.code };
  const isWide = useIsWide();
  return (
    <>
      <Columns
        main={
          <>
            <Flex align="center" gap="2" mb="4">
              <ChalkHeading>{team.name}</ChalkHeading>
              <FavouriteStar team={ref} name={team.name} size={22} />
            </Flex>
            <Grid gap="4" templateColumns="minmax(0, 1fr)">
              <TeamRecord page={page} />
              <NextGame
                games={open.games?.filter((game) => playsIn([ref], game))}
                isError={open.isError}
                refetch={() => void open.refetch()}
              />
              {/* On a phone before the long list of the players. */}
              {!isWide && <LastTen page={page} />}
              <Players page={page} />
            </Grid>
          </>
        }
        side={
          <>
            {lines.length > 0 && <SlipPanel {...slip} />}
            {isWide && <LastTen page={page} />}
          </>
        }
      />
      <SlipDrawer {...slip} aboveTabBar={!isDemo} />
      <SignInDialog />
    </>
  );
}

function AskedTeam({ team }: { team: TeamRef }) {
  const { data, isError, refetch } = useTeam(team);
  const title = typeof data === 'object' ? data.team.name : 'Team';
  return (
    <Page title={title}>
      {isError && <ErrorState message="Error loading team" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Loading />}
      {data === 'unknown' && <NoSuchTeam />}
      {data === 'locked' && <LockedTeam />}
      {typeof data === 'object' && <Team key={`${team.sport} ${team.code}`} page={data} />}
    </Page>
  );
}

/** A team: how it stands, its next game with its prices, its last ten and its players. */
export function TeamPage() {
  const { sport: asked, code = '' } = useParams();
  const sport = SPORTS.find((one) => one === asked);
  if (sport) return <AskedTeam team={{ sport, code }} />;
  return (
    <Page title="Team">
      <NoSuchTeam />
    </Page>
  );
}
