import { useLimits } from '@/api/account/limits';
import { Section } from '@/features/settings/Section';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CoolOff } from './CoolOff';
import { LimitsForm } from './LimitsForm';
import { LimitsNow } from './LimitsNow';

const TEXT =
  'Limits of your own, kept by the server. Stricter limits apply at once; looser ones after 24 hours, when the moment has passed.';

export function LimitSettings() {
  const { data: limits, isError, refetch } = useLimits();
  return (
    <Section title="Responsible play" text={TEXT}>
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
