import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasPlayedHere, rememberPlayer } from '@/api/account/signed-in-hint';
import { readClock } from '@/api/clock';
import { useDemoData } from '@/state/demo-data';
import { pendingEmail } from '@/state/pending-verification';
import { dismissToast } from '@/state/toast';
import { boardsAre } from '@/test/boards';
import { hubHas } from '@/test/hub';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const field = (name: string) => screen.getByLabelText(name, { exact: true });

async function open(path = '/') {
  const app = await renderApp(path);
  await screen.findByRole('form');
  await screen.findByRole('heading', { name: 'Pricing' }); // drawn last
  return app;
}

beforeEach(() => {
  dismissToast();
  rememberPlayer();
  signedInAs(null);
  boardsAre({ virtualBalance: 1240 });
});

it('says that a demo is one, from its first page on', async () => {
  const clock = { now: '2026-11-25T08:00:00Z', speed: 1, isDemoData: true };
  server.use(http.get('*/api/clock', () => HttpResponse.json(clock)));
  await readClock();
  await open();
  expect(screen.getByText(/learners here and all that they did were drawn/)).toBeVisible();
  useDemoData.setState(useDemoData.getInitialState());
});

describe('the login form', () => {
  it('says what is missing, beside the field, and sends nothing', async () => {
    const { user } = await open();
    await user.click(button('Login'));
    expect(await screen.findByText('Username or email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(field('Username or email')).toHaveAccessibleDescription('Username or email is required');
    expect(field('Username or email')).toHaveFocus();
  });

  it('signs in, greets by name and goes to the dashboard', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/login', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(ada);
      }),
    );
    const { user, router } = await open();
    await user.type(field('Username or email'), 'ada');
    await user.type(field('Password'), 'difference{Enter}');
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.getByText("You've successfully logged in as ada")).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(sent).toEqual({ usernameOrEmail: 'ada', password: 'difference' });
  });

  it('shows the refusal as the server words it, and stays', async () => {
    server.use(
      http.post('*/api/auth/login', () => new HttpResponse('Wrong password.', { status: 401 })),
    );
    const { user, router } = await open();
    await user.type(field('Username or email'), 'ada');
    await user.type(field('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText('Wrong password.')).toBeVisible();
    // The toast goes; the sentence stays under the field.
    expect(field('Password')).toHaveAccessibleDescription('Wrong password.');
    expect(field('Password')).toHaveFocus();
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('the first page of a visit', () => {
  const selected = () => screen.getByRole('tab', { selected: true });

  it('opens the registration for a newcomer, who comes to the login by Sign In', async () => {
    localStorage.clear();
    const { user } = await open();
    expect(selected()).toHaveAccessibleName('Register');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In' }));
    await waitFor(() => expect(selected()).toHaveAccessibleName('Login'));
  });

  it('opens the login where somebody has signed in before, or where the address says so', async () => {
    const { unmount } = await open();
    expect(selected()).toHaveAccessibleName('Login');
    unmount();
    localStorage.clear();
    await open('/?tab=login');
    expect(selected()).toHaveAccessibleName('Login');
  });

  it('remembers who signs in', async () => {
    localStorage.clear();
    server.use(http.post('*/api/auth/login', () => HttpResponse.json(ada)));
    const { user, router } = await open('/?tab=login');
    expect(hasPlayedHere()).toBe(false);
    await user.type(field('Username or email'), 'ada');
    await user.type(field('Password'), 'difference{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(hasPlayedHere()).toBe(true);
  });
});

describe('the register form', () => {
  it('says everything that is wrong at once', async () => {
    const { user } = await open('/?tab=register');
    await user.type(field('Username'), 'ab');
    await user.type(field('Email'), 'nobody');
    await user.type(field('Password'), '12345');
    await user.type(field('Confirm password'), '123456');
    await user.click(button('Create Account'));
    expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
    expect(screen.getByText('Invalid email format')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(screen.getByText('You must be 18 or older')).toBeVisible();
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
  });

  it('says what is too long, and what a username may not hold', async () => {
    const { user } = await open('/?tab=register');
    await user.type(field('Username'), 'a'.repeat(33));
    await user.click(field('Password'));
    await user.paste('p'.repeat(129));
    await user.click(button('Create Account'));
    expect(await screen.findByText('Username must be at most 32 characters')).toBeVisible();
    expect(screen.getByText('Password must be at most 128 characters')).toBeVisible();
    await user.clear(field('Username'));
    await user.type(field('Username'), 'ada l');
    expect(
      await screen.findByText(
        'Username may hold letters, digits, dots, dashes and underscores only',
      ),
    ).toBeVisible();
  });

  async function fillIn() {
    const app = await open('/?tab=register');
    await app.user.type(field('Username'), 'ada');
    await app.user.type(field('Email'), 'ada@example.org');
    await app.user.type(field('Password'), 'difference');
    await app.user.type(field('Confirm password'), 'difference');
    await app.user.click(field('I am 18 or older'));
    await app.user.click(button('Create Account'));
    return app;
  }

  it('opens the account, logs in with it and goes on to the quiz', async () => {
    const sent: unknown[] = [];
    const newcomer = { ...ada, quizCompleted: false };
    server.use(
      http.post('*/api/auth/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          { emailVerificationRequired: false, user: newcomer },
          { status: 201 },
        );
      }),
      http.post('*/api/auth/login', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(newcomer);
      }),
    );
    const { router } = await fillIn();
    expect(await screen.findByText('Account created!')).toBeVisible();
    expect(screen.getByText('Welcome to Chalkline')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
    expect(sent).toEqual([
      { username: 'ada', email: 'ada@example.org', password: 'difference', isAdult: true },
      { usernameOrEmail: 'ada', password: 'difference' },
    ]);
  });

  it('asks who comes by a link to a class for no email', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/auth/register', async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse('That username is taken', { status: 409 });
      }),
    );
    const { user } = await renderApp('/join/ABCD2345');
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('link', { name: 'Register' }));
    expect(await screen.findByText('Then you go on to the class.')).toBeVisible();
    await user.type(field('Username'), 'ada');
    await user.type(field('Password'), 'difference');
    await user.type(field('Confirm password'), 'difference');
    await user.click(field('I am 18 or older'));
    await user.click(button('Create Account'));
    await waitFor(() =>
      expect(sent).toEqual([{ username: 'ada', password: 'difference', isAdult: true }]),
    );
  });

  it('stays when the email is to be verified first', async () => {
    server.use(
      http.post('*/api/auth/register', () =>
        HttpResponse.json({ emailVerificationRequired: true, user: ada }, { status: 201 }),
      ),
    );
    const { router } = await fillIn();
    expect(await screen.findByText('Registration successful!')).toBeVisible();
    expect(screen.getByText('Please check your email to verify your account.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(pendingEmail()).toBe('ada@example.org');
  });

  it('shows then where the mail went, sends it again, and leads to the login', async () => {
    const resent: unknown[] = [];
    server.use(
      http.post('*/api/auth/register', () =>
        HttpResponse.json({ emailVerificationRequired: true, user: ada }, { status: 201 }),
      ),
      http.post('*/api/auth/resend-verification', async ({ request }) => {
        resent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'Sent.' });
      }),
    );
    const { user } = await fillIn();
    const heading = await screen.findByRole('heading', { name: 'Check your mail' });
    await waitFor(() => expect(heading).toHaveFocus());
    const card = within(screen.getByRole('region', { name: 'Your account' }));
    expect(card.getByText('ada@example.org')).toBeVisible();
    expect(card.queryByRole('form')).toBeNull();
    await user.click(card.getByRole('button', { name: 'Resend Verification Email' }));
    expect(await screen.findByText('Verification email sent!')).toBeVisible();
    expect(resent).toEqual([{ email: 'ada@example.org' }]);
    await user.click(card.getByRole('button', { name: 'Sign In' }));
    expect(await card.findByRole('form', { name: 'Login' })).toBeVisible();
  });

  it('shows the refusal as the server words it', async () => {
    server.use(
      http.post(
        '*/api/auth/register',
        () => new HttpResponse('That username is taken', { status: 409 }),
      ),
    );
    await fillIn();
    expect(await screen.findByText('Registration failed')).toBeVisible();
    // In the toast and beside the field.
    expect(screen.getAllByText('That username is taken')).toHaveLength(2);
  });

  it.each([
    ['Username', 'That username is taken'],
    ['Email', 'That email is already registered'],
    ['Password', 'Password must be at least 6 characters'],
  ])(
    'marks %s when it is what the server refuses, and puts the focus there',
    async (name, text) => {
      server.use(http.post('*/api/auth/register', () => new HttpResponse(text, { status: 409 })));
      await fillIn();
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(text);
    },
  );
});

describe('the landing page', () => {
  it('says in its hero what it is, in plain words', async () => {
    await open();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Read the line before it costs you.' }),
    ).toBeVisible();
    expect(screen.getByText('Virtual coins. No real money. 18+')).toBeVisible();
  });

  it('makes its four claims and explains itself in three steps', async () => {
    await open();
    for (const name of [
      ...['Risk-free practice', 'Real-time sports data', 'AI Betting Wizard', 'Skill development'],
      ...['Skill Assessment', 'Virtual Betting', 'AI-Powered Advice'],
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Sports Data Hub' })).toHaveAttribute(
      'href',
      '/sports-hub',
    );
  });

  it('marks what is not there yet, and only that', async () => {
    await open();
    const marked = screen.getAllByText('coming').map((mark) => mark.parentElement?.textContent);
    expect(marked.map((text) => text?.replace(/ ?coming$/, ''))).toEqual(['NBA data']);
    expect(screen.getByText('in every plan').parentElement).toHaveTextContent(
      'Advanced betting analytics in every plan',
    );
  });

  it('does not say that NBA is coming where the operator has switched its views on', async () => {
    hubHas({}, true);
    await open();
    const nba = await screen.findByText('NBA data');
    await waitFor(() => expect(within(nba).queryByText('coming')).toBeNull());
  });

  it.each(['Get Started for Free', 'Sign Up Free', 'Get Started'])(
    'takes the reader to the register form by %s',
    async (name) => {
      const { user } = await open();
      await user.click(button(name));
      expect(tab('Register')).toHaveAttribute('aria-selected', 'true');
      expect(field('Username')).toHaveFocus();
    },
  );

  it('takes the reader to the login form by Sign In', async () => {
    const { user } = await open('/?tab=register');
    await user.click(button('Sign In'));
    expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
    expect(field('Username or email')).toHaveFocus();
  });

  it('switches tabs by the arrow keys and leaves the focus on them', async () => {
    const { user } = await open();
    tab('Login').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Register')).toHaveFocus();
    expect(screen.getByRole('form', { name: 'Register' })).toBeVisible();
  });

  it('shows what each plan costs', async () => {
    await open();
    const free = within(screen.getByRole('region', { name: 'Free plan' }));
    expect(free.getByText('$0')).toBeVisible();
    expect(free.getByText('forever')).toBeVisible();
    const premium = within(screen.getByRole('region', { name: 'Premium plan' }));
    expect(premium.getByText('$9.99')).toBeVisible();
    expect(premium.getByText('per month')).toBeVisible();
    expect(premium.getByText('¹ from Pro')).toBeVisible();
  });

  it('computes its example with the rules of the product', async () => {
    const { user } = await open();
    const example = within(screen.getByRole('region', { name: /what a price says/i }));
    expect(example.getByText('67')).toBeVisible();
    await user.click(example.getByRole('button', { name: /Chicago Bears/ }));
    expect(example.getByText('130')).toBeVisible();
    expect(example.getByText('3.5%')).toBeVisible();
  });

  it('sends whoever is signed in already to the dashboard', async () => {
    signedInAs(ada);
    const { router } = await renderApp('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});
