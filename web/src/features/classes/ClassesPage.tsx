import { Box, chakra, Flex } from '@chakra-ui/react';
import { GraduationCap } from 'lucide-react';
import { useCurrentUser } from '@/api/account/current-user';
import { useOwnClasses } from '@/api/classes/classes';
import type { OwnClasses } from '@/api/types';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { CodeForm } from './CodeForm';
import { JoinedClassCard } from './JoinedClassCard';
import { OpenClass } from './teaching/OpenClass';
import { TaughtClassCard } from './teaching/TaughtClassCard';
import { WaitingClassCard } from './WaitingClassCard';

const SectionTitle = chakra('h2', { base: { fontSize: 'xl', fontWeight: 'bold' } });

function Teaching({ taught }: { taught: OwnClasses['taught'] }) {
  return (
    <>
      <SectionTitle>Classes I teach</SectionTitle>
      {taught.map((one) => (
        <TaughtClassCard key={one.id} taught={one} />
      ))}
      <OpenClass />
    </>
  );
}

function Joined({ joined, waiting }: Pick<OwnClasses, 'joined' | 'waiting'>) {
  if (joined.length + waiting.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={GraduationCap}
          title="You are in no class"
          text="In a class you practise with coins of its own. Your own coins and bets stay yours alone."
        />
      </Card>
    );
  }
  return (
    <>
      {waiting.map((one) => (
        <WaitingClassCard key={one.id} waiting={one} />
      ))}
      {joined.map((one) => (
        <JoinedClassCard key={one.id} joined={one} />
      ))}
    </>
  );
}

function Classes({ isEducator }: { isEducator: boolean }) {
  const { data, isError, refetch } = useOwnClasses();
  if (!data && isError) {
    return <ErrorState message="Could not load your classes." onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Box role="status">
        <chakra.span srOnly>Loading your classes</chakra.span>
        <Skeleton height="40" borderRadius="lg" />
      </Box>
    );
  }
  return (
    <Flex direction="column" gap="4">
      {isEducator && <Teaching taught={data.taught} />}
      {isEducator && <SectionTitle mt="4">Classes I have joined</SectionTitle>}
      <Joined joined={data.joined} waiting={data.waiting} />
      <CodeForm />
    </Flex>
  );
}

/** The classes of a person: those that they teach, and those that they have joined. */
export function ClassesPage() {
  const { user, isDemo } = useCurrentUser();
  return (
    <Page title="Classes">
      <ChalkHeading>Classes</ChalkHeading>
      <chakra.p mt="1" mb="5" color="fg.muted">
        A class has a purse of its own. Its educator sees what you bet from it, as far as you share
        that, and nothing else.
      </chakra.p>
      {isDemo ? (
        <SignInRequired text="Sign in to join a class or to see yours." />
      ) : (
        <Classes isEducator={user.roles.includes('educator')} />
      )}
    </Page>
  );
}
