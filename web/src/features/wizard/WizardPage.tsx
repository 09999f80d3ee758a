import { useEffect, useRef, useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { unreadConversation, useConversation, useSpeaksOfNoBets } from '@/api/wizard/conversation';
import type { ChatMessage } from '@/api/wizard/conversation';
import { useSavedAnalyses } from '@/api/wizard/saved';
import { openUpgradeForWizard } from '@/state/upgrade';
import { SkipLink } from '@/ui/elements/SkipLink';
import { PageLink } from '@/ui/elements/PageLink';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { DetailedAnalysis } from './analysis/DetailedAnalysis';
import { analysesIn, findAnalysis } from './analysis/analyses';
import { QUESTION_ANCHOR } from './chat/question-anchor';
import { ChatCard } from './chat/ChatCard';
import { SavedAnalyses } from './saved/SavedAnalyses';
import { SportsDataPanel } from './SportsDataPanel';

/** Shows the plans to who comes with no question left, once it is known whether to. */
function useUpgradeOffer(isKnown: boolean): void {
  const speaksOfNoBets = useSpeaksOfNoBets();
  const { user, isDemo } = useCurrentUser();
  const hasCome = useRef(false);
  const isUsedUp = !isDemo && user.remainingDailyQuestions === 0;
  useEffect(() => {
    if (!isKnown || hasCome.current) return;
    hasCome.current = true;
    if (isUsedUp && !speaksOfNoBets) openUpgradeForWizard();
  }, [isKnown, isUsedUp, speaksOfNoBets]);
}

/** The analysis below the chat: that of the last answer if it has one, or one that was asked for since. */
function useShownAnalysis() {
  const { isDemo } = useCurrentUser();
  const { data, isError } = useConversation();
  const { data: kept } = useSavedAnalyses(!isDemo);
  const card = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<{ id: number; after: ChatMessage['id'] | undefined }>();
  const messages = (data ?? (isError ? unreadConversation() : undefined))?.messages;
  const analyses = analysesIn(messages ?? []);
  const last = messages?.findLast(({ role }) => role === 'assistant')?.id;
  const id = chosen && chosen.after === last ? chosen.id : last;
  const shown = findAnalysis(id, analyses, kept);
  const show = (asked: number) => {
    setChosen({ id: asked, after: last });
    // Once it is drawn.
    requestAnimationFrame(() => {
      card.current?.focus({ preventScroll: true });
      card.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  return { messages, shown, show, card };
}

export function WizardPage() {
  const { isDemo } = useCurrentUser();
  const { messages, shown, show, card } = useShownAnalysis();
  const speaksOfBets = !useSpeaksOfNoBets();
  useUpgradeOffer(messages !== undefined);
  return (
    <Page title="Betting Wizard">
      <SkipLink href={`#${QUESTION_ANCHOR}`}>Skip to your question</SkipLink>
      <ChalkHeading>Betting Wizard</ChalkHeading>
      <chakra.p color="fg.muted" mt="1" mb="5">
        {speaksOfBets ? (
          <>
            It weighs a price against what it has learned, and passes when there is nothing in it.{' '}
            <PageLink path="/wizard/record">Its record is public</PageLink>
          </>
        ) : (
          'It explains words of betting to you, and speaks of no bets.'
        )}
      </chakra.p>
      {/* To a reader and on a phone the chat comes first; with room for both the data stands left of it. */}
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: speaksOfBets ? '{sizes.slip} minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
        gap={{ base: '4', lg: '6' }}
        alignItems="start"
      >
        <Flex
          direction="column"
          gap="4"
          minW="0"
          gridColumn={{ lg: speaksOfBets ? '2' : '1' }}
          gridRow={{ lg: '1' }}
        >
          <ChatCard messages={messages} shown={shown?.id} onShowAnalysis={show} />
          {speaksOfBets && shown && <DetailedAnalysis key={shown.id} ref={card} {...shown} />}
          {speaksOfBets && !isDemo && <SavedAnalyses onOpen={show} />}
        </Flex>
        {speaksOfBets && (
          <Box gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }}>
            <SportsDataPanel />
          </Box>
        )}
      </Grid>
    </Page>
  );
}
