import { act, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { useIsDisconnected } from '@/api/streams/stream';
import { useSlip } from '@/state/slip';
import { dismissToast } from '@/state/toast';
import { boardsAre, dashboardOf } from '@/test/boards';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { aGame } from '@/test/games';
import { setSessionHint } from '@/test/hint';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { aSelection } from '@/test/slip';
import { App } from './App';
import { createRoutes } from './routes';

// jsdom is 1024 px wide, so the button of the small screens' menu is there but hidden.
const menuButton = () => screen.getByLabelText('Open menu');
const header = () => within(screen.getByRole('banner'));
const PAGES = [
  ...['Dashboard', 'Place Bets', 'Advanced Betting'],
  ...['Learn', 'Betting Wizard', 'Sports Hub'],
];
const names = (links: HTMLElement[]) => links.map((link) => link.textContent);

beforeEach(() => {
  dismissToast();
  boardsAre({ virtualBalance: 1240 });
  server.use(
    http.get('*/api/betting/upcoming-games', () => HttpResponse.json([])),
    http.get('*/api/bets', () =>
      HttpResponse.json({ bets: [], notes: [], unread: [], nextCursor: null }),
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.events.removeAllListeners();
});

describe('while the user is being checked', () => {
  it('shows the waiting screen and no page', async () => {
    let answer = (_response: Response) => {};
    const held = new Promise<Response>((resolve) => (answer = resolve));
    setSessionHint(true);
    server.use(http.get('*/api/auth/me', () => held));
    const queryClient = createQueryClient();
    const router = createMemoryRouter(createRoutes(queryClient));
    render(<App queryClient={queryClient} router={router} />);
    expect(screen.getByText('Loading Chalkline')).toBeVisible();
    expect(screen.queryByRole('main')).toBeNull();
    expect(screen.getByText('Chalkline')).toBeVisible(); // where the header has it
    act(() => answer(new Response('Not signed in.', { status: 401 })));
    expect(await screen.findByRole('main')).toBeVisible();
  });
});

describe('signed in', () => {
  beforeEach(() => signedInAs(ada));

  describe('once the session was ended elsewhere', () => {
    beforeEach(() => server.use(http.post('*/api/auth/login', () => HttpResponse.json(ada))));

    async function endedAt(path: string) {
      withEventSource();
      const app = await renderApp(path);
      await waitFor(() => expect(FakeEventSource.to('/api/stream')).toBeDefined());
      server.use(
        http.get('*/api/auth/me', () => new HttpResponse('Not signed in.', { status: 401 })),
      );
      act(() => FakeEventSource.to('/api/stream')?.refuse());
      expect(await screen.findByRole('heading', { name: 'You were signed out' })).toBeVisible();
      const where = () => app.router.state.location.pathname + app.router.state.location.search;
      const signIn = async () => {
        await app.user.type(screen.getByLabelText('Username or email'), 'ada');
        await app.user.type(
          screen.getByLabelText('Password', { exact: true }),
          'difference{Enter}',
        );
      };
      return { ...app, where, signIn };
    }

    it('leads to the sign-in, and back', async () => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
      const { where, signIn } = await endedAt('/place-bets?sport=nba');
      expect(screen.getByText('Sign in to go on where you were.')).toBeVisible();
      expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Your account' })]);
      scroll.mockRestore();
      expect(screen.getByText('You were signed out. Sign in again.')).toBeVisible();
      await signIn();
      await waitFor(() => expect(where()).toBe('/place-bets?sport=nba'));
    });

    it('leads there at once when any call says so, and not only the check of who it is', async () => {
      withEventSource();
      // A page without bets: one that still reads its own would be where the session ends.
      const { user, router } = await renderApp('/learn');
      await waitFor(() => expect(FakeEventSource.to('/api/stream')).toBeDefined());
      server.use(
        http.get('*/api/auth/me', () => new Promise<never>(() => undefined)),
        http.get('*/api/bets', () => new HttpResponse('You are not signed in', { status: 401 })),
      );
      await user.click(header().getByRole('link', { name: 'My Bets' }));
      expect(await screen.findByRole('heading', { name: 'You were signed out' })).toBeVisible();
      expect(router.state.location.state).toEqual({ from: '/my-bets' });
    });

    it('leads back as well after a look at the other tab, and by Sign In', async () => {
      const { user, where, signIn } = await endedAt('/place-bets?sport=nba');
      await user.click(screen.getByRole('tab', { name: 'Register' }));
      expect(screen.getByRole('heading', { name: 'Open an account' })).toBeVisible();
      await user.click(screen.getByRole('tab', { name: 'Login' }));
      await user.click(header().getByRole('link', { name: 'Sign In' }));
      expect(screen.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
      await signIn();
      await waitFor(() => expect(where()).toBe('/place-bets?sport=nba'));
    });

    it('leads who opens an account instead to the quiz', async () => {
      const newcomer = { ...ada, quizCompleted: false };
      server.use(
        http.post('*/api/auth/register', () =>
          HttpResponse.json({ emailVerificationRequired: false, user: newcomer }, { status: 201 }),
        ),
        http.post('*/api/auth/login', () => HttpResponse.json(newcomer)),
      );
      const { user, where } = await endedAt('/place-bets');
      await user.click(screen.getByRole('tab', { name: 'Register' }));
      const field = (name: string) => screen.getByLabelText(name, { exact: true });
      await user.type(field('Username'), 'ada');
      await user.type(field('Email'), 'ada@example.org');
      await user.type(field('Password'), 'difference');
      await user.type(field('Confirm password'), 'difference');
      await user.click(field('I am 18 or older'));
      await user.click(screen.getByRole('button', { name: 'Create Account' }));
      await waitFor(() => expect(where()).toBe('/onboarding'));
    });
  });

  it('says that the server is out of reach for as long as it is', async () => {
    await renderApp('/place-bets');
    const line = /^No connection to the server. Trying again…$/;
    expect(screen.queryByText(line)).toBeNull();
    act(() => useIsDisconnected.setState(true, true));
    expect((await screen.findByText(line)).parentElement).toHaveAttribute('role', 'status');
    act(() => useIsDisconnected.setState(false, true));
    expect(screen.queryByText(line)).toBeNull();
  });

  it('shows the pages that exist, the current one marked, and the balance', async () => {
    await renderApp('/place-bets');
    const links = within(header().getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(names(links)).toEqual([...PAGES, 'My Bets']);
    expect(links[1]).toHaveAttribute('aria-current', 'page');
    expect(links[0]).not.toHaveAttribute('aria-current');
    expect(header().getByText('1,240')).toBeVisible();
  });

  it('marks the own records wherever there is a way to them, also on the page of one bet', async () => {
    server.use(http.post('*/api/bets/post-mortem', () => new HttpResponse('No', { status: 404 })));
    await renderApp('/my-bets/42');
    for (const name of ['Main', 'Pages']) {
      const nav = within(screen.getByLabelText(name, { selector: 'nav' }));
      expect(nav.getByText('My Bets').closest('a')).toHaveAttribute('aria-current', 'page');
      expect(nav.getByText('Learn').closest('a')).not.toHaveAttribute('aria-current');
    }
  });

  it('opens a page from the header and puts the focus at its beginning', async () => {
    const { user, router } = await renderApp('/dashboard');
    await user.click(header().getByRole('link', { name: 'Place Bets' }));
    expect(await screen.findByRole('heading', { name: 'Place Bets' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/place-bets');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Place Bets · Chalkline');
  });

  it('has the five pages of a game day in the tab bar of a phone', async () => {
    await renderApp('/dashboard');
    const tabs = within(screen.getByLabelText('Pages', { selector: 'nav' }));
    expect(names(tabs.getAllByRole('link', { hidden: true }))).toEqual([
      'Dashboard',
      'Place Bets',
      'Advanced',
      'Learn',
      'My Bets',
    ]);
  });

  it('holds the same in the drawer of small screens', async () => {
    const { user } = await renderApp('/dashboard');
    await user.click(menuButton());
    const drawer = within(await screen.findByRole('dialog', { name: 'ada' }));
    const pages = within(drawer.getByRole('navigation', { name: 'Menu' }));
    expect(names(pages.getAllByRole('link'))).toEqual(PAGES);
    expect(drawer.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    expect(drawer.getByText('Balance')).toBeVisible();
    expect(drawer.getByText('1,240')).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('signs out, says so, and forgets what was shown', async () => {
    useSlip.getState().add(aSelection());
    server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
    const { user, router } = await renderApp('/dashboard');
    await user.click(header().getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Logged out')).toBeVisible();
    expect(await header().findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
    expect(router.state.location.pathname).toBe('/');
    expect(useSlip.getState().items).toEqual([]);
  });

  it('asks nothing more once signed out', async () => {
    server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
    const { user } = await renderApp('/dashboard');
    await screen.findByRole('region', { name: 'Recent Activity' });
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      asked.push(new URL(request.url).pathname);
    });
    await user.click(header().getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
    // The landing page asks what the hub has, as it does of every visitor.
    expect(asked.filter((path) => path !== '/api/sports/views')).toEqual(['/api/auth/logout']);
  });

  it('stays signed in when signing out fails', async () => {
    server.use(
      http.post('*/api/auth/logout', () => new HttpResponse('Busy, try again', { status: 503 })),
    );
    const { user } = await renderApp('/dashboard');
    await user.click(header().getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Logout failed')).toBeVisible();
    expect(screen.getByText('Busy, try again')).toBeVisible();
    expect(header().getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  });

  it('reads the data of a page anew each time that the page is opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let balance = 1240;
    server.use(
      http.get('*/api/dashboard/data', () =>
        HttpResponse.json(dashboardOf({ virtualBalance: balance })),
      ),
    );
    const { user } = await renderApp('/dashboard');
    const main = () => within(screen.getByRole('main'));
    await main().findByText('1,240');
    balance = 1307;
    vi.setSystemTime(Date.now() + 10_000);
    await user.click(header().getByRole('link', { name: 'Place Bets' }));
    await user.click(header().getByRole('link', { name: 'Dashboard' }));
    expect(await main().findByText('1,307')).toBeVisible();
  });

  it('asks once for what a page shows, and not again for the page that is left', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
    const { user } = await renderApp('/dashboard');
    await screen.findByRole('heading', { name: 'Today' });
    await waitFor(() => expect(asked).toContain('/api/limits'));
    expect(new Set(asked).size).toBe(asked.length);

    vi.setSystemTime(Date.now() + 10_000);
    asked.length = 0;
    await user.click(header().getByRole('link', { name: 'Place Bets' }));
    await screen.findByText('No Games Available');
    expect(asked.toSorted()).toEqual([
      ...['/api/account/settings', '/api/auth/me', '/api/bets'],
      ...['/api/betting/upcoming-games', '/api/classes', '/api/limits'],
    ]);
  });

  it('does not ask for the player again whom signing in has just brought', async () => {
    signedInAs(null);
    server.use(http.post('*/api/auth/login', () => HttpResponse.json(ada)));
    const { user } = await renderApp('/?tab=login');
    let checks = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/api/auth/me')) checks += 1;
    });
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.type(screen.getByLabelText('Password', { exact: true }), 'difference{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
    await screen.findByRole('heading', { name: 'Today' });
    expect(checks).toBe(0);
  });
});

describe('signed out', () => {
  beforeEach(() => signedInAs(null));

  it('shows no pages and no balance, but the way in', async () => {
    const { user } = await renderApp('/dashboard');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(header().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
    await user.click(menuButton());
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
    expect(drawer.queryByText('Balance')).toBeNull();
  });

  it('says what this place is in the footer', async () => {
    await renderApp('/dashboard');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      /simulated environment for educational purposes.*no real money.*must be 18\+/i,
    );
  });

  it('skips on Place Bets to the slip too', async () => {
    server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json([aGame()])));
    const { user } = await renderApp('/place-bets');
    await screen.findByRole('article');
    await user.tab();
    await user.tab();
    // The first of the two is that of wide screens, on which the slip stands beside the games.
    const [link] = screen.getAllByText('Skip to bet slip');
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', `#${screen.getByRole('region', { name: 'Bet slip' }).id}`);
  });

  it('skips to the content', async () => {
    const { user } = await renderApp('/dashboard');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });

  it('switches between light and dark', async () => {
    const { user } = await renderApp('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(document.documentElement).toHaveClass('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    expect(document.documentElement).toHaveClass('light');
  });
});

it('answers an unknown address in the words of the product', async () => {
  signedInAs(null);
  await renderApp('/nowhere/at/all');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

it('says plainly that there is no page at an address, and leads to those that there are', async () => {
  signedInAs(ada);
  await renderApp('/wizards');
  expect(await screen.findByText(/^There is no page at this address\./)).toBeVisible();
  const page = within(screen.getByRole('main'));
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard',
    '/place-bets',
    '/advanced-betting',
    '/learn',
    '/wizard',
    '/sports-hub',
    '/',
  ]);
});

describe('a page that cannot be shown', () => {
  beforeEach(() => {
    signedInAs(ada);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get('*/api/dashboard/data', () => HttpResponse.json({ broken: true })));
  });

  it('says so, and offers to reload', async () => {
    server.use(http.get('*/api/clock', () => HttpResponse.json({})));
    await renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('says that the server is away, and opens by itself once that answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    server.use(http.get('*/api/clock', () => HttpResponse.error()));
    await renderApp('/dashboard');
    expect(
      await screen.findByRole('heading', { name: 'The server cannot be reached' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    expect(reload).not.toHaveBeenCalled();

    server.use(http.get('*/api/clock', () => HttpResponse.json({})));
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
