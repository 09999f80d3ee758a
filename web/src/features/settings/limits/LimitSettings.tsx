import { useLimits } from '@/api/account/limits';
import { Section } from '@/features/settings/Section';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CoolOff } from './CoolOff';
import { LimitsForm } from './LimitsForm';
import { LimitsNow } from './LimitsNow';

const TEXT = 'Your own limits. Stricter ones apply at once, looser ones after 24 hours.';

export function LimitSettings() {
  const { data: limits, isError, refetch } = useLimits();
  return (
    <Section id="limits" title="Responsible play" text={TEXT}>
      {limits ? (
        <>
          <LimitsNow limits={limits} />
          <LimitsForm limits={limits} />
          <CoolOff limits={limits} />
        </>
      ) : isError ? (
        <ErrorState message="Your limits could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="64" />
      )}
    </Section>
  );
}
