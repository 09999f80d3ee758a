import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useMe } from '@/api/account/auth';
import { Button } from '@/ui/elements/Button';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { Section } from './Section';
import { AccountSettings } from './account/AccountSettings';
import { DataSettings } from './account/DataSettings';
import { EmailSettings } from './account/EmailSettings';
import { MembershipSettings } from './account/MembershipSettings';
import { PasswordSettings } from './account/PasswordSettings';
import { PrivacySettings } from './account/PrivacySettings';
import { SessionSettings } from './account/SessionSettings';
import { DisplaySettings } from './display/DisplaySettings';
import { FavouriteTeams, OwnFavouriteTeams } from './display/FavouriteTeams';
import { BankrollSettings } from './limits/BankrollSettings';
import { LimitSettings } from './limits/LimitSettings';

const GAP = { base: '4', md: '5' };
const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: GAP, minW: '0' },
});

function SignInSection() {
  return (
    <Section
      title="Your account"
      text="Limits, password, sessions and your data belong to an account. Sign in to see yours."
    >
      <Flex gap="3" wrap="wrap">
        <Button asChild>
          <Link to="/">Sign In</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/?tab=register">Sign Up Free</Link>
        </Button>
      </Flex>
    </Section>
  );
}

export function SettingsPage() {
  const { data: user } = useMe();
  return (
    <Page title="Settings">
      <ChalkHeading>Settings</ChalkHeading>
      <Grid
        mt={GAP}
        gap={GAP}
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <Column>
          <DisplaySettings />
          {user ? <OwnFavouriteTeams /> : <FavouriteTeams />}
          {user && (
            <>
              <LimitSettings />
              <BankrollSettings user={user} />
              <MembershipSettings user={user} />
            </>
          )}
        </Column>
        <Column>
          {user ? (
            <>
              <AccountSettings user={user} />
              <PrivacySettings />
              <EmailSettings email={user.email} />
              <PasswordSettings />
              <SessionSettings />
              <DataSettings />
            </>
          ) : (
            <SignInSection />
          )}
        </Column>
      </Grid>
    </Page>
  );
}
