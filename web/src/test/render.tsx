import type { ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router';
import { createQueryClient } from '@/api/query-client';
import type { User } from '@/api/types';
import { App } from '@/app/App';
import { createRoutes } from '@/app/routes';
import { theme } from '@/ui/theme/system';
import { aDay } from './habit';
import { setSessionHint } from './hint';
import { limitsOf, settingsOf } from './people';
import { server } from './server';

/**
 * The server takes the session cookie for this person's, or knows none. Every page asks for the
 * following.
 */
export function signedInAs(user: User | null): void {
  setSessionHint(user !== null);
  server.use(
    http.get('*/api/account/settings', () => HttpResponse.json(settingsOf())),
    http.get('*/api/account/email', () =>
      HttpResponse.json({ email: user?.email ?? null, pending: null }),
    ),
    http.get('*/api/limits', () => HttpResponse.json(limitsOf())),
    http.get('*/api/habit/today', () => HttpResponse.json(aDay())),
    http.get('*/api/auth/me', () =>
      user ? HttpResponse.json(user) : new HttpResponse('Not signed in.', { status: 401 }),
    ),
  );
}

/** The whole app at a path, once the check of the user and the page's own code have come. */
export async function renderApp(path: string) {
  const queryClient = createQueryClient();
  const router = createMemoryRouter(createRoutes(queryClient), { initialEntries: [path] });
  const view = render(<App queryClient={queryClient} router={router} />);
  await waitFor(() => screen.getByRole('main'));
  return { ...view, router, user: userEvent.setup() };
}

/** One part in the look of the app. */
export function renderPart(part: ReactNode) {
  return {
    ...render(<ChakraProvider value={theme()}>{part}</ChakraProvider>),
    user: userEvent.setup(),
  };
}
