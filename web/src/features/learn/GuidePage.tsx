import type { ReactNode } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ArrowLeft, Check as CheckMark } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useGuidesRead } from '@/api/practice/learn';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { Check } from './Check';
import { GuideAside } from './GuideAside';
import { UpgradePrompt } from './UpgradePrompt';
import { VisitorNotice } from './VisitorNotice';
import type { Guide } from './guides';
import { hasPremiumTool, isPremiumGuide, topicLabel } from './guides';
import type { LoadedGuide } from './load-guide';

function GuideHeader({ guide }: { guide: Guide }) {
  const { data } = useGuidesRead();
  return (
    <Box mb="5">
      <Button asChild variant="ghost" size="sm" ml="-3.5" mb="2">
        <Link to={`/learn?topic=${guide.topic}`}>
          <ArrowLeft aria-hidden />
          Learning Center: {topicLabel(guide.topic)}
        </Link>
      </Button>
      <Flex wrap="wrap" align="center" gap="3">
        <ChalkHeading>{guide.title}</ChalkHeading>
        {data?.read.includes(guide.id) && (
          <Badge tone="win">
            <CheckMark aria-hidden />
            Read
          </Badge>
        )}
      </Flex>
      <chakra.p mt="1" fontSize="lg" color="fg.muted">
        {guide.summary}
      </chakra.p>
    </Box>
  );
}

/** The interactive part of a guide, or the offer of the tier that opens it. */
function ToolPart({ guide, children }: { guide: Guide; children: ReactNode }) {
  const { user } = useCurrentUser();
  return (
    <Box mt="8">
      {hasPremiumTool(guide) && !user.isPremium ? (
        <UpgradePrompt
          title={`Try it: ${guide.tool}`}
          text="This calculator comes with every paid tier."
        />
      ) : (
        children
      )}
    </Box>
  );
}

export function GuidePage() {
  const { guide, content, Tool } = useLoaderData<LoadedGuide>();
  const { user, isDemo } = useCurrentUser();
  const { Lesson, inShort, questions } = content;

  if (isPremiumGuide(guide) && !user.isPremium) {
    return (
      <Page title={guide.title}>
        <GuideHeader guide={guide} />
        <UpgradePrompt
          title="Advanced Topics are premium content"
          text="This guide, its calculator and its check come with every paid tier."
        />
      </Page>
    );
  }
  return (
    <Page title={guide.title}>
      <GuideHeader guide={guide} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '5', lg: '8' }}
        alignItems="start"
      >
        {/* A guide of its own for each name: no answer is carried from one to the next. */}
        <Card as="article" key={guide.id} p={{ base: '4', md: '7' }}>
          {isDemo && (
            <Box mb="4">
              <VisitorNotice />
            </Box>
          )}
          <Box maxW="44rem">
            <Lesson />
          </Box>
          <ToolPart guide={guide}>
            <Tool />
          </ToolPart>
          <Check guide={guide} questions={questions} />
        </Card>
        <GuideAside guide={guide} inShort={inShort} />
      </Grid>
    </Page>
  );
}
