import { useState } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useClassPreview, useJoinClass } from '@/api/classes/classes';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { ClassPreview } from '@/api/types';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CheckboxField } from '@/ui/form/Field';
import { Card, CardTitle } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { Fact, TermsList } from './TermsList';
import { educatorsText } from './terms';
import { ConsentRows, USUAL_CONSENT } from './consent';

function JoinForm({ code, preview }: { code: string; preview: ClassPreview }) {
  const navigate = useNavigate();
  const [consent, setConsent] = useState(USUAL_CONSENT);
  const [isAdult, setIsAdult] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { mutateAsync: join, isPending } = useJoinClass();
  const submit = async () => {
    setProblem(isAdult ? undefined : 'You must be 18 or older');
    if (!isAdult) return;
    try {
      const { joined } = await join({ code, consent, isAdult });
      showToast({
        tone: 'success',
        title: joined ? `You are in ${preview.title}` : `You wait for ${preview.title}`,
        description: joined
          ? 'You bet from its purse now. You can change the purse above every page.'
          : 'Its educator lets you in.',
      });
      await navigate('/classes');
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'You have not joined',
        description: messageOf(error, FALLBACK_SENTENCE),
      });
    }
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Flex direction="column" gap="4">
        <ConsentRows consent={consent} name={preview.name} onChange={setConsent} />
        <CheckboxField
          label="I am 18 or older"
          checked={isAdult}
          error={problem}
          onChange={({ target }) => setIsAdult(target.checked)}
        />
        <div>
          <Button type="submit" disabled={isPending}>
            {preview.name ? 'Join' : 'Ask to Join'} {preview.title}
          </Button>
        </div>
      </Flex>
    </chakra.form>
  );
}

function Preview({ code, preview }: { code: string; preview: ClassPreview }) {
  return (
    <Card>
      <CardTitle>{preview.title}</CardTitle>
      <Flex direction="column" gap="4" mt="3">
        <TermsList terms={preview.terms}>
          <Fact label="Who sees what you share">{educatorsText(preview.educators)}</Fact>
          <Fact label="Who knows your name">
            {preview.name ? 'They do: the class is graded' : 'Nobody: by alias alone'}
          </Fact>
        </TermsList>
        <chakra.p fontSize="sm" color="fg.muted">
          {preview.name ? 'Joining' : 'Once you are let in, joining'} opens a purse of the class.
          Your limits and breaks hold for it as well. You can change what you share, leave, and take
          back what you shared at any time.
        </chakra.p>
        {preview.isJoined ? (
          <chakra.p fontWeight="medium">
            You have joined this class before: it is on your{' '}
            <chakra.span textDecoration="underline">
              <Link to="/classes">list of classes</Link>
            </chakra.span>
            .
          </chakra.p>
        ) : (
          <JoinForm code={code} preview={preview} />
        )}
      </Flex>
    </Card>
  );
}

function Found({ code }: { code: string }) {
  const { data, error } = useClassPreview(code);
  if (error) {
    return (
      <Card>
        <EmptyState
          icon={KeyRound}
          title="No class was opened"
          text={messageOf(error, FALLBACK_SENTENCE)}
          action={
            <Button asChild variant="outline">
              <Link to="/classes">Try Another Code</Link>
            </Button>
          }
        />
      </Card>
    );
  }
  if (!data) {
    return (
      <Box role="status">
        <chakra.span srOnly>Looking for the class</chakra.span>
        <Skeleton height="40" borderRadius="lg" />
      </Box>
    );
  }
  return <Preview code={code} preview={data} />;
}

/** What a learner reads of a class before joining it. */
export function JoinPage() {
  const { code = '' } = useParams();
  const { isDemo } = useCurrentUser();
  return (
    <Page title="Join a class">
      <Box mb="5">
        <ChalkHeading>Join a class</ChalkHeading>
      </Box>
      {isDemo ? (
        <SignInRequired text="Sign in or register first: you come back to this class." />
      ) : (
        <Found key={code} code={code} />
      )}
    </Page>
  );
}
