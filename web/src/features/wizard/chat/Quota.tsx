import { chakra } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { useSpeaksOfNoBets } from '@/api/wizard/conversation';
import { quotaText } from '@/domain/wizard/words';
import { openUpgradeForWizard } from '@/state/upgrade';
import { PageLink } from '@/ui/elements/PageLink';

const Upgrade = chakra('button', {
  base: {
    minH: '8',
    color: 'brand',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    borderRadius: 'sm',
  },
});

/** How many questions are left today, for plans that have a number of them, and when none is, until when. */
export function Quota({ id }: { id: string }) {
  const left = useCurrentUser().user.remainingDailyQuestions;
  const speaksOfNoBets = useSpeaksOfNoBets();
  if (left === null) return null;
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      <span id={id}>
        {quotaText(left)}
        {left === 0 && '; new ones come at 00:00 UTC.'}
      </span>{' '}
      {!speaksOfNoBets && (
        <>
          <span aria-hidden>·</span>{' '}
          {/* It leads into a dialog and changes nothing: to a reader it is a link. */}
          <Upgrade type="button" role="link" onClick={openUpgradeForWizard}>
            Upgrade for unlimited access
          </Upgrade>
        </>
      )}
      {/* Who would write that they are in need cannot do so now. */}
      {left === 0 && (
        <chakra.span display="block">
          In need of a break or of help?{' '}
          <PageLink path="/settings#limits">Breaks and limits</PageLink>
        </chakra.span>
      )}
    </chakra.p>
  );
}
