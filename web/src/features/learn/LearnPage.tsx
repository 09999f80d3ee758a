import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useGuidesRead } from '@/api/practice/learn';
import { NextLesson } from '@/features/next-lesson/NextLesson';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { Button } from '@/ui/elements/Button';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Tabs } from '@/ui/elements/Tabs';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { BankrollTip } from './BankrollTip';
import { GuideCard } from './GuideCard';
import { GuideList } from './GuideList';
import { Reviews } from './Reviews';
import { UpgradePrompt } from './UpgradePrompt';
import { VisitorNotice } from './VisitorNotice';
import { guideState } from './guide-state';
import { GUIDES, TOPICS } from './guides';
import type { Topic } from './guides';

/** What a paid tier adds, said where it is asked for. Every calculator is open to everybody. */
const PREMIUM: Partial<Record<Topic, { title: string; text: string }>> = {
  strategies: {
    title: 'More strategy in Advanced Topics',
    text: 'These guides and their calculators are open to everybody. Kelly Criterion and Arbitrage come with every paid tier.',
  },
  statistics: {
    title: 'More statistics in Advanced Topics',
    text: 'These guides and their calculators are open to everybody. Bayesian Analysis comes with every paid tier.',
  },
  advanced: {
    title: 'Advanced Topics are premium content',
    text: 'These three guides come with every paid tier. Their calculators are open to everybody.',
  },
};

function TopicPanel({ topic, read }: { topic: Topic; read: readonly string[] }) {
  const { user } = useCurrentUser();
  const prompt = user.isPremium ? undefined : PREMIUM[topic];
  return (
    <Flex direction="column" gap="5">
      {prompt && <UpgradePrompt {...prompt} />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '4', md: '5' }}
      >
        {GUIDES.filter((guide) => guide.topic === topic).map((guide) => (
          <GuideCard key={guide.id} guide={guide} state={guideState(guide, user, read)} />
        ))}
      </Grid>
    </Flex>
  );
}

/** That of the bar with its line. */
const BAR_HEIGHT = '2.35rem';

function ReadSoFar({ read }: { read: number | undefined }) {
  if (read === undefined) {
    return <Skeleton height={BAR_HEIGHT} width={{ base: 'full', md: '16rem' }} />;
  }
  const text = `${read} of ${GUIDES.length} guides read`;
  return (
    <Box width={{ base: 'full', md: '16rem' }}>
      <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5">
        {text}
      </chakra.p>
      <ProgressBar label="Guides read" value={read} max={GUIDES.length} valueText={text} />
    </Box>
  );
}

export function LearnPage() {
  const { isDemo } = useCurrentUser();
  const { data, isError, isFetching, refetch } = useGuidesRead();
  // In the address, so that the way back from a guide leads to its own tab.
  const [params, setParams] = useSearchParams();
  const chosen = TOPICS.find(({ value }) => value === params.get('topic')) ?? TOPICS[0];
  const read = data?.read ?? [];

  return (
    <Page title="Learning Center">
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="4">
        <Box>
          <ChalkHeading>Learning Center</ChalkHeading>
          <chakra.p mt="1" color="fg.muted">
            Twelve guides with something to try in each. None of them promises that you will win.
          </chakra.p>
        </Box>
        {!isDemo && !isError && <ReadSoFar read={data?.read.length} />}
      </Flex>
      <Flex direction="column" gap="5">
        <NextLesson />
        {isDemo ? <VisitorNotice /> : <Reviews />}
        {isError && !isFetching && (
          <Flex role="alert" align="center" wrap="wrap" gap="3">
            Could not load which guides you have read.
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Flex>
        )}
        <Tabs
          label="Topics"
          items={TOPICS.map(({ value, label }) => ({
            value,
            label,
            panel: <TopicPanel topic={value} read={read} />,
          }))}
          value={chosen.value}
          onChange={(topic) => setParams({ topic }, { replace: true, preventScrollReset: true })}
        />
        <GuideList read={read} />
        <BankrollTip />
      </Flex>
    </Page>
  );
}
