import { chakra, Grid } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { PageLink } from '@/ui/elements/PageLink';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { DropReceipt } from './DropReceipt';
import { CheckYourself, HowItWorks } from './Explained';
import { LogCard } from './LogCard';

/** For everybody: what the log proves, its newest checkpoint, and a place to check a receipt. */
export function ProofPage() {
  const { user } = useCurrentUser();
  return (
    <Page title="Proof">
      <ChalkHeading>Proof</ChalkHeading>
      <chakra.p mt="3" mb="6" color="fg.muted">
        You need not trust Chalkline: every coin can be checked.{' '}
        {user.roles.includes('auditor') && (
          <PageLink path="/audit">You are an auditor: read the whole ledger</PageLink>
        )}
      </chakra.p>
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Grid gap="4" templateColumns="minmax(0, 1fr)">
          <HowItWorks />
          <DropReceipt />
        </Grid>
        <Grid gap="4" templateColumns="minmax(0, 1fr)">
          <LogCard />
          <CheckYourself />
        </Grid>
      </Grid>
    </Page>
  );
}
