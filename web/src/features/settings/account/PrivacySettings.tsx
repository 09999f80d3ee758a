import { chakra } from '@chakra-ui/react';
import { useChangeSettings, useSettings } from '@/api/account/settings';
import { Section } from '@/features/settings/Section';
import { showRefusal } from '@/features/settings/show-refusal';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CheckboxField } from '@/ui/form/Field';

export function PrivacySettings() {
  const { data: settings, isError, refetch } = useSettings();
  const { mutate: change, isPending } = useChangeSettings();
  return (
    <Section title="Leaderboards">
      {settings ? (
        <div>
          <CheckboxField
            label="Show me on the leaderboards"
            checked={settings.isRanked}
            disabled={isPending}
            onChange={({ target }) =>
              change(
                { isRanked: target.checked },
                { onError: (error) => showRefusal('Settings not saved', error) },
              )
            }
          />
          <chakra.p fontSize="sm" color="fg.muted" ml="8">
            Others see your name, level, win rate, balance and badges there.
          </chakra.p>
        </div>
      ) : isError ? (
        <ErrorState message="Your settings could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="9" />
      )}
    </Section>
  );
}
