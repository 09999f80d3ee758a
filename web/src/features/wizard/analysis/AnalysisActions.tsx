import { useId } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Bookmark, BookmarkCheck, TicketCheck } from 'lucide-react';
import type { Advice } from '@/api/types';
import { useSave } from '@/features/wizard/saved/use-save';
import { Price } from '@/ui/betting/Price';
import { Button } from '@/ui/elements/Button';
import { PageLink } from '@/ui/elements/PageLink';
import { dashedRule } from '@/ui/layout/Card';
import { apply, BET_SLIP, useApplication, useIsOnSlip } from './use-apply';

/** On a phone the buttons fill their row. */
const GROWS = { base: '1', md: '0' };

interface SaveProps {
  /** Of the answer. */
  id: number;
  saved: boolean;
}

function SaveButton({ id, saved }: SaveProps) {
  const { save, isPending } = useSave(id);
  const Icon = saved ? BookmarkCheck : Bookmark;
  const toggle = () => {
    if (!isPending) save(!saved);
  };
  return (
    <Button
      variant="outline"
      flexGrow={GROWS}
      aria-pressed={saved}
      aria-disabled={isPending}
      onClick={toggle}
    >
      <Icon aria-hidden />
      {saved ? 'Saved' : 'Save Analysis'}
    </Button>
  );
}

/** What pressing would do now, or why it cannot be pressed. */
function ApplyNote({ application }: { application: ReturnType<typeof useApplication> }) {
  const isOnSlip = useIsOnSlip(application);
  if ('obstacle' in application) return application.obstacle;
  const { selection, hasMoved } = application;
  if (isOnSlip)
    return (
      <>
        On your bet slip. <PageLink path={BET_SLIP.to}>{BET_SLIP.label}</PageLink>
      </>
    );
  return (
    <>
      {hasMoved && 'The price has moved since. '}Adds {selection.prediction} at{' '}
      <Price odds={selection.odds} />, with a stake of {selection.betAmount} coins.
    </>
  );
}

/** Keeps the analysis, and makes a bet of it. */
export function AnalysisActions({ advice, ...save }: SaveProps & { advice: Advice }) {
  const id = useId();
  const application = useApplication(advice);
  return (
    <Flex {...dashedRule} wrap="wrap" align="center" gap="3" mt="4" pt="4">
      <SaveButton {...save} />
      <Button
        flexGrow={GROWS}
        disabled={'obstacle' in application}
        aria-describedby={id}
        onClick={() => 'selection' in application && apply(application.selection)}
      >
        <TicketCheck aria-hidden />
        Apply to Bet Slip
      </Button>
      <chakra.p id={id} fontSize="sm" color="fg.muted" flex="1 1 14rem" overflowWrap="anywhere">
        <ApplyNote application={application} />
      </chakra.p>
    </Flex>
  );
}
