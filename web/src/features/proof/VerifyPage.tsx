import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { ArrowLeft, Hourglass, SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { ApiError } from '@/api/error';
import { isWaiting } from '@/api/proof/proof';
import { useVerification } from '@/api/proof/use-proof';
import type { Verified } from '@/api/proof/use-proof';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { VerificationView } from './report/VerificationView';

function NoProof() {
  return (
    <EmptyState
      icon={SearchX}
      title="There is no proof here for you"
      text="It is no record of yours, nor one of a game or of the rules."
    />
  );
}

const NOT_SIGNED =
  'The log has signed nothing that covers this. The record is written, and can be proved once it does.';

/** A position of the log, as an address has it. */
const POSITION = /^[1-9]\d{0,17}$/;

function Result({ verified }: { verified: Verified }) {
  const { data, error, failureReason, refetch } = useVerification(verified);
  if (data) return <VerificationView verification={data} />;
  if (!error && isWaiting(failureReason)) {
    return (
      <div role="status">
        <EmptyState
          icon={Hourglass}
          title="Waiting for the checkpoint"
          text="The record is written. The log signs what it holds about once a second; this page asks again by itself."
        />
      </div>
    );
  }
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return <NoProof />;
  }
  if (error) {
    const message = isWaiting(error) ? NOT_SIGNED : 'The proof could not be had.';
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  return <Skeleton height="64" aria-busy />;
}

interface FrameProps {
  title: string;
  back: { to: string; label: string };
  verified: Verified;
}

function Frame({ title, back, verified }: FrameProps): ReactNode {
  const { isDemo } = useCurrentUser();
  return (
    <Page title={title}>
      <Button asChild variant="ghost" size="sm" ml="-3.5" mb="2">
        <Link to={back.to}>
          <ArrowLeft aria-hidden />
          {back.label}
        </Link>
      </Button>
      <div>
        <ChalkHeading>{title}</ChalkHeading>
      </div>
      <chakra.p mt="3" mb="5" color="fg.muted">
        Checked here, in your browser, by what the log has signed.{' '}
        <chakra.span textDecoration="underline">
          <Link to="/proof">How this works</Link>
        </chakra.span>
      </chakra.p>
      {isDemo ? (
        <SignInRequired text="Sign in to check your own bets and coins." />
      ) : (
        <Card aria-label="The proof" maxW="48rem">
          {POSITION.test(verified.id) ? <Result verified={verified} /> : <NoProof />}
        </Card>
      )}
    </Page>
  );
}

/** Checks the receipt of an own bet. */
export function VerifyBetPage() {
  const { betId = '' } = useParams();
  return (
    <Frame
      title={`Bet ${betId}`}
      back={{ to: '/my-bets', label: 'My Bets' }}
      verified={{ kind: 'bet', id: betId }}
    />
  );
}

/** Checks the proof of one record of the own statement. */
export function VerifyRecordPage() {
  const { position = '' } = useParams();
  return (
    <Frame
      title={`Record ${position}`}
      back={{ to: '/statement', label: 'Statement' }}
      verified={{ kind: 'record', id: position }}
    />
  );
}
