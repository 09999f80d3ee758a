import { useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ArrowLeft, Check as CheckMark, Printer } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useGuidesRead } from '@/api/practice/learn';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { GuideAside } from './GuideAside';
import { GuideSteps } from './GuideSteps';
import { UpgradePrompt } from './UpgradePrompt';
import { VisitorNotice } from './VisitorNotice';
import { Worksheet } from './Worksheet';
import type { Guide } from './guides';
import { isPremiumGuide, topicLabel } from './guides';
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

/** The guide to be read here, or as a sheet to be printed. */
function OpenGuide({ guide, content, Tool }: LoadedGuide) {
  const { user, isDemo } = useCurrentUser();
  const { steps, inShort } = content;
  const [isSheet, setIsSheet] = useState(false);
  if (isSheet)
    return <Worksheet guide={guide} content={content} onClose={() => setIsSheet(false)} />;
  return (
    <>
      <GuideHeader guide={guide} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '5', lg: '8' }}
        alignItems="start"
      >
        <Box>
          {/* A guide of its own for each name and reader: no answer is carried from one to the next. */}
          <Card as="article" key={`${guide.id} ${user.id}`} p={{ base: '4', md: '7' }}>
            {isDemo && (
              <Box mb="4">
                <VisitorNotice />
              </Box>
            )}
            <GuideSteps guide={guide} steps={steps} />
          </Card>
          <Box mt="5">
            <Tool />
          </Box>
          <Button mt="5" size="sm" variant="outline" onClick={() => setIsSheet(true)}>
            <Printer aria-hidden />
            Show as a Worksheet
          </Button>
        </Box>
        <GuideAside guide={guide} inShort={inShort} />
      </Grid>
    </>
  );
}

export function GuidePage() {
  const loaded = useLoaderData<LoadedGuide>();
  const { user } = useCurrentUser();
  const { guide, Tool } = loaded;

  if (isPremiumGuide(guide) && !user.isPremium) {
    return (
      <Page title={guide.title}>
        <GuideHeader guide={guide} />
        <UpgradePrompt
          title="Advanced Topics are premium content"
          text="The text of this guide and its checks come with every paid tier. The calculator is open to everybody."
        />
        <Box mt="5">
          <Tool />
        </Box>
      </Page>
    );
  }
  return (
    <Page title={guide.title}>
      <OpenGuide key={guide.id} {...loaded} />
    </Page>
  );
}
