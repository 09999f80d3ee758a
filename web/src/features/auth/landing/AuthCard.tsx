import { useEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react';
import { LoginForm } from '@/features/auth/forms/LoginForm';
import { RegisterForm } from '@/features/auth/forms/RegisterForm';
import { Tabs } from '@/ui/elements/Tabs';
import { Card } from '@/ui/layout/Card';
import type { AuthTab } from './use-auth-tab';

const LEADS = {
  login: ['Welcome back', 'Your coins are where you left them.'],
  back: ['You were signed out', 'Sign in to go on where you were.'],
  visitor: ['Sign in', 'Then you go on where you were.'],
  register: ['Open an account', 'It takes a minute, and no card.'],
  invited: ['Open an account', 'Then you go on to the class.'],
} as const;

interface AuthCardProps {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  focusAsked: number;
  /** Whom the form receives: by its tab, or with a page to return to. */
  lead: keyof typeof LEADS;
}

export function AuthCard({ tab, onTab, focusAsked, lead }: AuthCardProps) {
  const [title, text] = LEADS[lead];
  const isBack = lead !== tab;
  const card = useRef<HTMLElement>(null);
  // On a small screen it is further down.
  useEffect(() => {
    if (isBack) card.current?.scrollIntoView();
  }, [isBack]);
  return (
    <Card ref={card} aria-label="Your account" p={{ base: '5', md: '6' }} scrollMarginTop="20">
      <chakra.h2 fontSize="2xl">{title}</chakra.h2>
      <chakra.p color="fg.muted" mb="5">
        {text}
      </chakra.p>
      <Tabs
        label="Login or register"
        variant="segmented"
        value={tab}
        onChange={onTab}
        items={[
          { value: 'login', label: 'Login', panel: <LoginForm focusAsked={focusAsked} /> },
          {
            value: 'register',
            label: 'Register',
            panel: (
              <RegisterForm
                focusAsked={focusAsked}
                isInvited={lead === 'invited'}
                onSignIn={() => onTab('login')}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
