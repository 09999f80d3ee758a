import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WizardMessage } from '@/api/types';
import { useSlip } from '@/state/slip';
import { dismissToast } from '@/state/toast';
import { aGame, inMinutes } from '@/test/games';
import { ada } from '@/test/people';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { anAdvice, aPick, aSaved, exchange, PASS, wizardHas } from '@/test/wizard';
import { analysis, answering, input, log, openWizard, saved } from '@/test/wizard-page';

const COVER = 'Do the Celtics cover?';
const talk = (answer: Partial<WizardMessage> = {}) =>
  exchange(1, COVER, { advice: anAdvice(), ...answer });
const tab = (name: string) => analysis().getByRole('tab', { name });
const apply = () => analysis().getByRole('button', { name: 'Apply to Bet Slip' });

beforeEach(() => {
  signedInAs(ada);
  dismissToast();
});

async function openWith(answer: Partial<WizardMessage> = {}, games = [aGame()]) {
  wizardHas({ messages: talk(answer) });
  const page = await openWizard('/wizard', games);
  await screen.findByRole('region', { name: 'Detailed Analysis' });
  return page;
}

describe('the detailed analysis', () => {
  it('appears after an answer that advises', async () => {
    wizardHas();
    answering({ content: 'Worth a small stake.', advice: anAdvice() });
    const { user } = await openWizard();
    expect(screen.queryByRole('region', { name: 'Detailed Analysis' })).toBeNull();
    await user.type(input(), `${COVER}{Enter}`);
    expect(await screen.findByRole('region', { name: 'Detailed Analysis' })).toBeVisible();
    expect(analysis().getByText(`You asked: ${COVER}`)).toBeVisible();
    expect(
      analysis()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Analysis', 'Key Factors', 'History']);
  });

  it('shows recommendation, confidence, risk, expected value, stakes and reasoning', async () => {
    await openWith();
    const panel = within(analysis().getByRole('tabpanel'));
    expect(panel.getByText('Boston Celtics -3.5')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Miami Heat @ Boston Celtics' })).toHaveAttribute(
      'href',
      '/game-details/a1b2c3d4e5f60718',
    );
    expect(panel.getByText(/^In \d+ min/)).toBeVisible();
    expect(panel.getByRole('progressbar', { name: 'Confidence in this reading' })).toHaveAttribute(
      'aria-valuetext',
      '72%, high',
    );
    expect(panel.getByText('High · 72%')).toBeVisible();
    expect(panel.getByText('Medium')).toBeVisible();
    expect(panel.getByText('+2.3% of the stake')).toBeVisible();
    expect(panel.getByText('12')).toBeVisible();
    expect(panel.getByText('24')).toBeVisible();
    expect(panel.getByText(/^The ratings put the chance at 55.1%/)).toBeVisible();
  });

  it('says beside a Pass that its confidence is one in the reading', async () => {
    await openWith({ advice: { ...PASS, confidence: 0.72 } });
    const panel = within(analysis().getByRole('tabpanel'));
    expect(panel.getByText('Pass')).toBeVisible();
    expect(panel.getByRole('progressbar', { name: 'Confidence in this reading' })).toBeVisible();
    expect(panel.getByText('in this reading')).toBeVisible();
  });

  it('gives neither confidence nor risk a colour beside a Pass or a lean', async () => {
    for (const recommendation of ['Pass', 'Pass (lean: Boston Celtics -3.5)']) {
      const sure = anAdvice({ confidence: 0.72, recommendation });
      const advice = { ...sure, analysis: { ...sure.analysis, riskLevel: 'low' as const } };
      const { unmount } = await openWith({ advice });
      const panel = within(analysis().getByRole('tabpanel'));
      const colourOf = (element: Element) => getComputedStyle(element).color;
      const muted = colourOf(panel.getByText('in this reading'));
      expect(colourOf(panel.getByText('High · 72%'))).toBe(muted);
      expect(colourOf(panel.getByText('Low'))).toBe(muted);
      expect(apply()).toBeDisabled();
      unmount();
    }
  });

  it('opens each key factor on a page that shows it, or on the games behind it', async () => {
    const { user } = await openWith();
    await user.click(tab('Key Factors'));
    const list = (name: string) => within(analysis().getByRole('list', { name }));
    for (const name of ['Boston won 2 of its last 2', 'The line opened at -2.5'])
      expect(list('Key factors').getByRole('link', { name })).toHaveAttribute(
        'href',
        '/game-details/a1b2c3d4e5f60718',
      );
    await user.click(list('Key factors').getByText('The 2 games'));
    const games = list('Games behind: Boston won 2 of its last 2').getAllByRole('link');
    expect(games.map(({ textContent }) => textContent)).toEqual([
      '11/22/2026: MIA 99 @ BOS 101',
      '11/20/2026: MIA 99 @ BOS 101',
    ]);
    expect(games[1]).toHaveAttribute('href', '/game-details/00000000000000b2');
    expect(list('Key factors').queryByRole('link', { name: /^Boston won the/ })).toBeNull();
    await user.click(list('Key factors').getByText('The game'));
    expect(list('Games behind: Boston won the last meeting').getByRole('link')).toHaveAttribute(
      'href',
      '/game-details/00000000000000b3',
    );
    expect(list('Alternative options').getByText('Boston to win at -150')).toBeVisible();
    expect(list('Additional insights').getByText('Miami played yesterday')).toBeVisible();
  });

  it.each([
    ['simulated', 'Simulated'],
    ['replay', 'Replay'],
  ] as const)('labels a %s game, in the chat and beside the pick', async (source, word) => {
    await openWith({ advice: anAdvice({ pick: aPick({ source }) }) });
    expect(log().getByText(word)).toBeVisible();
    expect(within(analysis().getByRole('tabpanel')).getByText(word)).toBeVisible();
  });

  it('links no page of another site', async () => {
    const advice = anAdvice();
    advice.analysis.keyFactors = [{ text: 'Elsewhere', path: '//example.org', games: [] }];
    const { user } = await openWith({ advice });
    await user.click(tab('Key Factors'));
    expect(analysis().getByText('Elsewhere')).toBeVisible();
    expect(analysis().queryByRole('link', { name: 'Elsewhere' })).toBeNull();
  });

  it('shows the history with the number of cases beside the rate', async () => {
    const { user } = await openWith();
    await user.click(tab('History'));
    const panel = within(analysis().getByRole('tabpanel'));
    expect(panel.getByText('Similar situations').nextSibling).toHaveTextContent('41');
    expect(panel.getByText('Success rate').nextSibling).toHaveTextContent(
      '53.7% of 41, which fits any true rate from 39 to 68%',
    );
    expect(panel.getByText('Closing-line value').nextSibling).toHaveTextContent(
      '+1.2% on 38 with a close',
    );
    expect(panel.getByText('Sample size').nextSibling).toHaveTextContent('41');
  });

  it.each([
    [
      'on games that hang together',
      { successRateLow: null, successRateHigh: null },
      'of 41, too few to tell',
    ],
    ['of an older answer', { successRateLow: undefined, successRateHigh: undefined }, 'of 41'],
  ])('has no band for a rate %s', async (_, band, text) => {
    const advice = anAdvice();
    Object.assign(advice.historicalAccuracy ?? {}, band);
    const { user } = await openWith({ advice });
    await user.click(tab('History'));
    const rate = within(analysis().getByRole('tabpanel')).getByText('Success rate').nextSibling;
    expect(rate?.textContent).toBe(`53.7% ${text}`);
  });

  it('says where there is no history', async () => {
    const { user } = await openWith({ advice: PASS });
    await user.click(tab('History'));
    expect(
      analysis().getByText('Historical accuracy data not available for this specific analysis.'),
    ).toBeVisible();
  });

  it('is that of the last answer, or of the one that is asked for', async () => {
    wizardHas({ messages: [...talk(), ...exchange(3, 'And Miami?', { advice: PASS })] });
    const { user } = await openWizard();
    expect(analysis().getByText('You asked: And Miami?')).toBeVisible();
    await user.click(log().getByRole('button', { name: 'Show analysis' }));
    expect(analysis().getByText(`You asked: ${COVER}`)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Detailed Analysis' })).toHaveFocus(),
    );
    answering({ advice: PASS, content: 'Pass again.' });
    await user.type(input(), 'And tomorrow?{Enter}');
    expect(await analysis().findByText('You asked: And tomorrow?')).toBeVisible();
  });
});

describe('after an answer without advice', () => {
  const region = () => screen.queryByRole('region', { name: 'Detailed Analysis' });

  it('the detailed analysis of an earlier one goes, and comes back when it is asked for', async () => {
    wizardHas({ messages: talk() });
    answering({ content: 'Weather moves totals most.' });
    const { user } = await openWizard();
    expect(region()).toBeVisible();
    await user.type(input(), 'Will it rain?{Enter}');
    expect(await log().findByText('Weather moves totals most.')).toBeVisible();
    expect(region()).toBeNull();
    await user.click(log().getByRole('button', { name: 'Show analysis' }));
    expect(analysis().getByText(`You asked: ${COVER}`)).toBeVisible();
  });

  it('none is there on a later visit', async () => {
    wizardHas({ messages: [...talk(), ...exchange(3, 'Will it rain?')] });
    await openWizard();
    expect(log().getByRole('button', { name: 'Show analysis' })).toBeVisible();
    expect(region()).toBeNull();
  });
});

describe('applied to the bet slip', () => {
  const quoting = (home: number, homeOdds: number) =>
    aGame({ odds: { ...aGame().odds, spread: { home, away: -home, homeOdds, awayOdds: -105 } } });

  it('is the current quote, with half of Kelly as its stake, and the way to the slip', async () => {
    const { user } = await openWith({}, [quoting(-3, -105)]);
    expect(await analysis().findByText(/^The price has moved since\. Adds Boston/)).toBeVisible();
    await user.click(apply());
    expect(useSlip.getState().items).toEqual([
      expect.objectContaining({
        ...{ gameId: 'a1b2c3d4e5f60718', betType: 'spread', side: 'home' },
        ...{ prediction: 'Boston Celtics -3', line: -3, odds: -105, betAmount: 12 },
      }),
    ]);
    expect(screen.getByText('Bet Added')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Go to bet slip' }))
      expect(link).toHaveAttribute('href', '/place-bets');
    expect(analysis().getByText('On your bet slip.')).toBeVisible();
  });

  it.each<[string, WizardMessage['advice'], RegExp, ReturnType<typeof aGame>[]]>([
    ['on a Pass', PASS, /^The Wizard passes on this one/, [aGame()]],
    [
      'once its game has started',
      anAdvice({ pick: aPick({ startsAt: inMinutes(-1) }) }),
      /^This game has started/,
      [],
    ],
    ['once it has left the board', anAdvice(), /^This game has started/, []],
    [
      'while its market is not quoted',
      anAdvice(),
      /^This market is not quoted/,
      [aGame({ odds: { ...aGame().odds, spread: null } })],
    ],
    ['at worse odds', anAdvice(), /^The price is worse now: ask again/, [quoting(-3.5, -115)]],
    ['at a worse line', anAdvice(), /^The price is worse now: ask again/, [quoting(-4, -105)]],
    ['of a player', anAdvice({ pick: aPick({ betType: 'prop' }) }), /^Player props/, [aGame()]],
    ['without a pick', anAdvice({ pick: null }), /^This answer is about no single bet/, [aGame()]],
  ])('it cannot be %s, and says why', async (_when, advice, reason, games) => {
    await openWith({ advice }, games);
    expect(await analysis().findByText(reason)).toBeVisible();
    expect(apply()).toBeDisabled();
    expect(apply()).toHaveAccessibleDescription(reason);
  });
});

describe('the saved analyses', () => {
  const changes = () => {
    const sent: { call: string; id: number }[] = [];
    server.use(
      http.post('*/api/wizard/:call', async ({ request, params }) => {
        const { id } = (await request.json()) as { id: number };
        sent.push({ call: String(params['call']), id });
        wizardHas({
          messages: talk({ saved: params['call'] === 'save' }),
          analyses: params['call'] === 'save' ? [aSaved()] : [],
        });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return sent;
  };

  it('say when there are none', async () => {
    await openWith();
    expect(await saved().findByText('No saved analyses yet')).toBeVisible();
  });

  it('take one in by Save Analysis, and give it up again', async () => {
    const sent = changes();
    const { user } = await openWith();
    await user.click(analysis().getByRole('button', { name: 'Save Analysis' }));
    expect(await analysis().findByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
    expect(await saved().findByText('Boston Celtics -3.5 at -110')).toBeVisible();
    await user.click(saved().getByRole('button', { name: `Remove ${COVER}` }));
    expect(await saved().findByText('No saved analyses yet')).toBeVisible();
    expect(await analysis().findByRole('button', { name: 'Save Analysis' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await saved().findByText('Boston Celtics -3.5 at -110')).toBeVisible();
    expect(sent).toEqual([
      { call: 'save', id: 2 },
      { call: 'unsave', id: 2 },
      { call: 'save', id: 2 },
    ]);
  });

  it('show what became of each', async () => {
    const outcomes = ['pending', 'won', 'lost', 'push', 'void', null] as const;
    wizardHas({
      analyses: outcomes.map((outcome, n) =>
        aSaved({ id: 2 + n, outcome, ...(outcome === null && { advice: PASS }) }),
      ),
    });
    await openWizard();
    const rows = await saved().findAllByRole('listitem');
    for (const [n, word] of ['Pending', 'Won', 'Lost', 'Push', 'Void', 'No bet'].entries())
      expect(rows[n]).toHaveTextContent(word);
    expect(rows[5]).toHaveTextContent(/^Pass/);
    expect(
      saved().getAllByRole('link', { name: 'Miami Heat @ Boston Celtics' })[0],
    ).toHaveAttribute('href', '/game-details/a1b2c3d4e5f60718');
  });

  it('say what became of a pick that was passed on, without praise or blame', async () => {
    const outcomes = ['pending', 'won', 'lost', 'push', 'void'] as const;
    wizardHas({
      analyses: outcomes.map((outcome, n) => aSaved({ id: 2 + n, outcome, advice: PASS })),
    });
    await openWizard();
    const rows = await saved().findAllByRole('listitem');
    const words = [
      'No bet',
      'No bet; the pick won',
      'No bet; the pick lost',
      'No bet; the pick was a push',
      'No bet; the game was void',
    ];
    expect(rows).toHaveLength(words.length);
    rows.forEach((row, n) => {
      expect(within(row).getByText(words[n] ?? '')).toBeVisible();
    });
  });

  it('open in the analysis, also when the conversation no longer has them', async () => {
    wizardHas({ messages: talk(), analyses: [aSaved({ id: 900, question: 'Long ago?' })] });
    const { user } = await openWizard();
    await user.click(await saved().findByRole('button', { name: 'Open Long ago?' }));
    expect(await analysis().findByText('You asked: Long ago?')).toBeVisible();
    expect(analysis().getByRole('button', { name: 'Saved' })).toBeVisible();
  });

  it('say that they could not be read or changed', async () => {
    wizardHas({ messages: talk() });
    server.use(
      http.get('*/api/wizard/saved', () => new HttpResponse('Busy', { status: 503 })),
      http.post(
        '*/api/wizard/save',
        () => new HttpResponse('The server is busy.', { status: 503 }),
      ),
    );
    const { user } = await openWizard();
    expect(
      await saved().findByText('Failed to load your saved analyses. Please try again.'),
    ).toBeVisible();
    await user.click(analysis().getByRole('button', { name: 'Save Analysis' }));
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    expect(analysis().getByRole('button', { name: 'Save Analysis' })).toBeVisible();
  });
});
