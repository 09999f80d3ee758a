import { chakra } from '@chakra-ui/react';
import type { ProgressCut } from '@/api/history/progress';
import type { InsightProgress } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { useChosenClass } from '@/state/purse';
import { PickedCut } from './cut/PickedCut';
import { useWhose } from './figures/whose';
import { StateHunch } from './hunches/StateHunch';

/** '2 pushed · 1 void · 3 open': what is in no rate. */
function othersText({ pushed, voided, open }: InsightProgress['bets']): string {
  const parts = [
    pushed > 0 && `${formatCoins(pushed)} pushed`,
    voided > 0 && `${formatCoins(voided)} void`,
    open > 0 && `${formatCoins(open)} open`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function seasonText({ view, bets }: InsightProgress): string | undefined {
  if (view.season) {
    return 'Time machine bets alone: their results can be looked up, so there is no verdict.';
  }
  if (bets.seasonBets === 0) return undefined;
  const out = bets.seasonBets === 1 ? 'is not among them' : 'are not among them';
  return `${counted(bets.seasonBets, 'time machine bet')} ${out}.`;
}

const BANDS = 'A band holds the true value in 95 of 100 cases; from 30 bets on there is one.';

/** Of how many bets and games all that follows is. */
export function ProgressHead({ progress, cut }: { progress: InsightProgress; cut: ProgressCut }) {
  const { bets, view } = progress;
  // A hunch is about one's own account.
  const isOwnAccount = useChosenClass() === null;
  const canState = useWhose() === 'own' && isOwnAccount;
  const others = othersText(bets);
  const season = seasonText(progress);
  const isPicked = view.cells > 1;
  const texts = [others && `${others}.`, season, !isPicked && BANDS];
  return (
    <chakra.section aria-label="Of how many">
      <chakra.p fontSize={{ base: 'xl', md: '2xl' }} fontFamily="heading" fontWeight="bold">
        {counted(bets.won + bets.lost, 'decided bet')} on {counted(bets.games, 'game')}
      </chakra.p>
      <chakra.p color="fg.muted" maxW="75ch">
        {texts.filter(Boolean).join(' ')}
      </chakra.p>
      {isPicked && (
        <chakra.div mt="3">
          <PickedCut />
          {canState && (
            <chakra.div mt="3">
              <StateHunch cut={cut} />
            </chakra.div>
          )}
        </chakra.div>
      )}
    </chakra.section>
  );
}
