import { Box, chakra, Flex } from '@chakra-ui/react';
import { MonitorSmartphone } from 'lucide-react';
import { useEndOtherSessions, useEndSession, useSessions } from '@/api/account/account';
import type { SessionEntry } from '@/api/types';
import { browserName } from '@/browser/browser-name';
import { Section } from '@/features/settings/Section';
import { showRefusal } from '@/features/settings/show-refusal';
import { showToast } from '@/state/toast';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { dashedRule } from '@/ui/layout/Card';

interface SessionProps {
  session: SessionEntry;
  onEnd: () => void;
  disabled: boolean;
}

function Session({ session, onEnd, disabled }: SessionProps) {
  const { agent, createdAt, lastUsedAt, isCurrent } = session;
  const name = browserName(agent);
  return (
    <Flex as="li" align="center" gap="3" py="3" _notFirst={dashedRule}>
      <Box color="fg.subtle" flexShrink="0" aria-hidden>
        <MonitorSmartphone size={22} />
      </Box>
      <Box flex="1" minW="0">
        <Flex align="center" gap="2" wrap="wrap">
          <chakra.b fontWeight="semibold" title={agent}>
            {name}
          </chakra.b>
          {isCurrent && <Badge>This browser</Badge>}
        </Flex>
        <chakra.p fontSize="sm" color="fg.muted">
          {isCurrent ? (
            'In use now'
          ) : (
            <>
              Last used <DateTime instant={lastUsedAt} /> or later
            </>
          )}
          <br />
          Signed in <DateTime instant={createdAt} />
        </chakra.p>
      </Box>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          disabled={disabled}
          aria-label={`End the session of ${name}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </Flex>
  );
}

function EndOthers() {
  const { mutate: endOthers, isPending } = useEndOtherSessions();
  const submit = () =>
    endOthers(undefined, {
      onSuccess: () => showToast({ tone: 'success', title: 'Signed out everywhere else' }),
      onError: (error) => showRefusal('Sessions not ended', error),
    });
  return (
    <Button variant="outline" alignSelf="flex-start" disabled={isPending} onClick={submit}>
      Sign Out Everywhere Else
    </Button>
  );
}

export function SessionSettings() {
  const { data: sessions, isError, refetch } = useSessions();
  const { mutate: end, isPending } = useEndSession();
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Section
      title="Sessions"
      text="Where you are signed in. End any session that you do not recognise."
    >
      {sessions ? (
        <chakra.ul listStyleType="none" aria-label="Open sessions">
          {sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              disabled={isPending}
              onEnd={() =>
                end(session.id, { onError: (error) => showRefusal('Session not ended', error) })
              }
            />
          ))}
        </chakra.ul>
      ) : isError ? (
        <ErrorState message="Your sessions could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="16" />
      )}
      {hasOthers && <EndOthers />}
    </Section>
  );
}
