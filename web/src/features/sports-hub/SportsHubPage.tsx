import { chakra, Flex } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useCurrentUser } from '@/api/account/current-user';
import { useOpenGames } from '@/api/betting/open-games';
import { SECTION_XP, SPORT_XP, useEarnXp } from '@/api/sports/earn-xp';
import { leagueDay } from '@/domain/sports/league-day';
import { SignInDialog } from '@/features/slip/panel/SignInDialog';
import { SlipDrawer } from '@/features/slip/panel/SlipDrawer';
import { SlipPanel } from '@/features/slip/panel/SlipPanel';
import { usePlaceSlip } from '@/features/slip/placing/use-place-slip';
import { useSlipLines } from '@/features/slip/selections/lines';
import { Tabs } from '@/ui/elements/Tabs';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Columns } from '@/ui/layout/Columns';
import { Page } from '@/ui/layout/Page';
import { DatePicker } from './DatePicker';
import { SPORTS, useHubChoice, VIEW_NAMES, VIEWS } from './hub-choice';
import type { HubSport, HubView } from './hub-choice';
import { DataInsights } from './panel/DataInsights';
import { PremiumBenefits } from './panel/PremiumBenefits';
import { XpRewards } from './panel/XpRewards';
import { PremiumLock } from './PremiumLock';
import { HubView as View } from './views/HubView';

function SportLabel({ sport, isLocked }: { sport: HubSport; isLocked: boolean }) {
  return (
    <Flex as="span" align="center" justify="center" gap="1.5">
      {sport.toUpperCase()}
      {isLocked && (
        <>
          <Lock size={14} aria-hidden />
          <chakra.span srOnly>locked</chakra.span>
        </>
      )}
    </Flex>
  );
}

export function SportsHubPage() {
  const { user, isDemo } = useCurrentUser();
  const { isPremium } = user;
  const choice = useHubChoice(isPremium);
  const earnXp = useEarnXp();
  const { sport, view, day } = choice;
  const { games } = useOpenGames();
  const lines = useSlipLines(games);
  const gameDays = () =>
    new Set(
      games?.filter((game) => game.sport === sport).map(({ startTime }) => leagueDay(startTime)),
    );
  const slip = { lines, onPlace: usePlaceSlip({ pretends: false }) };

  const chooseSport = (next: HubSport) => {
    if (next === sport) return;
    choice.chooseSport(next);
    earnXp(SPORT_XP);
  };
  const chooseView = (next: HubView) => {
    if (next === view) return;
    choice.chooseView(next);
    earnXp(SECTION_XP);
  };

  const views = (
    <Tabs
      label="Section"
      variant="line"
      value={view}
      onChange={chooseView}
      items={VIEWS.map((value) => ({
        value,
        label: VIEW_NAMES[value],
        panel: <View league={sport} view={value} day={day} isToday={day === choice.today} />,
      }))}
    />
  );
  return (
    <Page title="Sports Data Hub">
      <Columns
        main={
          <>
            <ChalkHeading>Sports Data Hub</ChalkHeading>
            <chakra.p color="fg.muted" mt="1" mb="2" fontSize="sm">
              Days are the league's, US Eastern; times are yours.
            </chakra.p>
            <DatePicker
              day={day}
              today={choice.today}
              gameDays={gameDays}
              onChange={choice.chooseDay}
            />
            <chakra.div mt="2">
              <Tabs
                label="Sport"
                variant="segmented"
                value={sport}
                onChange={chooseSport}
                items={SPORTS.map((value) => {
                  const isLocked = value === 'nba' && !isPremium;
                  return {
                    value,
                    label: <SportLabel sport={value} isLocked={isLocked} />,
                    disabled: isLocked,
                    panel: (
                      <>
                        {views}
                        {!isPremium && <PremiumLock />}
                      </>
                    ),
                  };
                })}
              />
            </chakra.div>
          </>
        }
        side={
          <>
            {lines.length > 0 && <SlipPanel {...slip} />}
            <XpRewards
              isPremium={isPremium}
              isMultiplied={isPremium && user.subscriptionTierId !== 'basic'}
              isDemo={isDemo}
            />
            <DataInsights sport={sport} view={view} />
            <PremiumBenefits isPremium={isPremium} />
          </>
        }
      />
      <SlipDrawer {...slip} aboveTabBar={!isDemo} />
      <SignInDialog />
    </Page>
  );
}
