import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { ShieldQuestionMark } from 'lucide-react';
import { NavLink } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { PageLink } from '@/ui/elements/PageLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';

const PAGES = [
  { to: '/audit', label: 'Health' },
  { to: '/audit/events', label: 'Events' },
  { to: '/audit/accounts', label: 'Statements' },
  { to: '/audit/bets', label: 'Bets' },
  { to: '/audit/check', label: 'Check' },
  { to: '/audit/export', label: 'Export' },
] as const;

const AuditLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '10',
    px: '3',
    borderRadius: 'md',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-current=page]': { bg: 'bg.subtle', color: 'fg' },
  },
});

function ForAuditors() {
  return (
    <Card>
      <EmptyState
        icon={ShieldQuestionMark}
        title="This is for auditors"
        text="The operator of this server makes somebody an auditor. Proofs are for everybody."
        action={<PageLink path="/proof">Proof</PageLink>}
      />
    </Card>
  );
}

interface AuditFrameProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page for auditors, with the way to the others; anybody else is told so. */
export function AuditFrame({ title, intro, children }: AuditFrameProps) {
  const { user, isDemo } = useCurrentUser();
  const isAuditor = !isDemo && user.roles.includes('auditor');
  return (
    <Page title={title}>
      <ChalkHeading>{title}</ChalkHeading>
      <chakra.p mt="3" mb="4" color="fg.muted">
        {intro}
      </chakra.p>
      {isDemo && <SignInRequired text="Sign in as an auditor to read the ledger." />}
      {!isDemo && !isAuditor && <ForAuditors />}
      {isAuditor && (
        <>
          <Flex asChild wrap="wrap" gap="1" mb="4" ml="-3">
            <nav aria-label="Audit">
              {PAGES.map(({ to, label }) => (
                <AuditLink key={to} to={to} end>
                  {label}
                </AuditLink>
              ))}
            </nav>
          </Flex>
          {children}
        </>
      )}
    </Page>
  );
}
