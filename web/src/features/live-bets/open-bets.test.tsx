import { Profiler } from 'react';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import type { BetLeg, LiveGame } from '@/api/types';
import { useAllLive, useFollowAllLive } from '@/api/streams/all-live';
import { usePreferences } from '@/state/preferences';
import { aLiveGame } from '@/test/advanced';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { aBet, aLeg, aSingle, inMinutes } from '@/test/games';
import { renderPart } from '@/test/render';
import { LegNow } from './LegNow';
import { LiveNow } from './LiveNow';
import { LiveCondition, OpenBet } from './OpenBet';
import { BetLegs } from '@/ui/betting/BetLegs';

const stream = () => FakeEventSource.to('/api/betting/live');
const say = (name: string, data: unknown) => act(() => stream()?.say(name, data));
const tick = (changes: Partial<LiveGame> = {}) => say('live', aLiveGame(changes));
const text = (element: HTMLElement) => element.textContent.replaceAll('\u2060', '');

beforeEach(() => withEventSource());
afterEach(() => vi.unstubAllGlobals());

function Followed({ children }: { children: React.ReactNode }) {
  useFollowAllLive();
  return <MemoryRouter>{children}</MemoryRouter>;
}
const show = (part: React.ReactNode) => renderPart(<Followed>{part}</Followed>);

it('says when the game of an open bet starts and when the bet settles, then how it stands', () => {
  const start = { startTime: inMinutes(4) };
  const bet = aBet({ ...start, legs: [aLeg(start)] });
  const { container } = show(<OpenBet {...bet} />);
  expect(screen.getByText(/^Starts in [45] min$/)).toBeVisible();
  expect(screen.getByText(/^Settles about/)).toHaveTextContent(/about \d+:\d\d [AP]M$/);
  tick();
  expect(text(container)).toContain('Q2 11:48 · BOS 31–28, needs -3.5: 1 more');
  expect(screen.getByRole('meter', { name: 'Live chance' })).toHaveAttribute(
    'aria-valuetext',
    '50%',
  );
  tick({ homeTeam: { name: 'Boston Celtics', code: 'BOS', score: 34 }, outlook: null });
  expect(text(container)).toContain('BOS 34–28, needs -3.5: covers by 2.5');
  expect(screen.queryByRole('meter')).toBeNull();
});

it('shows nothing of it once the connection is lost', () => {
  show(<OpenBet {...aSingle({})} />);
  tick();
  expect(screen.getByText('Q2 11:48')).toBeVisible();
  act(() => stream()?.refuse());
  expect(screen.queryByText('Q2 11:48')).toBeNull();
  expect(screen.getByText(/^Due to start/)).toBeVisible();
});

it('shows no chance of a bet that is decided', () => {
  const { container } = show(
    <OpenBet {...aSingle({ betType: 'total', side: 'over', line: 58.5 })} />,
  );
  tick();
  expect(text(container)).toContain('59 of 58.5 points, over the line');
  expect(screen.queryByRole('meter')).toBeNull();
});

it('ticks the legs of a parlay off', () => {
  const legs = [
    aLeg({ status: 'won', score: { home: 3, away: 2 }, prediction: 'Toronto Raptors' }),
    aLeg({ betType: 'moneyline', side: 'away', line: 0, prediction: 'Miami Heat' }),
    aLeg({ gameId: '00000000000000ff', startTime: inMinutes(30), prediction: 'Utah Jazz' }),
  ];
  show(
    <BetLegs
      legs={legs}
      isSettled={false}
      showSource={false}
      nowOf={(leg) => <LegNow leg={leg} />}
    />,
  );
  tick();
  const [won, live, open] = screen.getAllByRole('listitem');
  expect(won).toHaveTextContent('Won');
  expect(won).not.toHaveTextContent('Q2');
  expect(text(live as HTMLElement)).toContain('Q2 11:48 · MIA 28–31, needs 4 more');
  expect(within(live as HTMLElement).getByRole('meter')).toHaveAttribute('aria-valuenow', '31');
  expect(open).toHaveTextContent(/Starts in 3[01] min/);
});

it('counts the figure of a player up', () => {
  const prop = {
    playerId: 'nba-BOS-1',
    playerName: 'LeBron Sample',
    propType: 'points' as const,
    figure: null,
  };
  show(<LegNow leg={aLeg({ betType: 'prop', side: 'over', line: 24.5, prop })} />);
  tick();
  expect(screen.getByText(/Points are counted at the end/)).toBeVisible();
  const reached = (figure: number) =>
    say('figures', {
      gameId: aLiveGame().id,
      players: [{ playerId: 'nba-BOS-1', figures: [{ propType: 'points', figure }] }],
    });
  reached(18);
  expect(screen.getByText(/18 of 24.5 points, needs 7 more/)).toBeVisible();
  reached(25);
  expect(screen.getByText(/25 of 24.5 points, over the line/)).toBeVisible();
});

it('says where the condition of a bet stands', () => {
  const condition = { type: 'if_win', team: 'away', line: null, time: null } as const;
  show(<LiveCondition {...aBet()} condition={condition} />);
  expect(screen.getByText(/Miami Heat win the game$/)).toBeVisible();
  tick();
  expect(screen.getByText('does not hold as it stands')).toBeVisible();
});

it('lists the games under way with score and price, each a way to its live panel', () => {
  show(<LiveNow />);
  expect(screen.queryByRole('region', { name: 'Live now' })).toBeNull();
  const hockey = aLiveGame({
    id: 'f1b2c3d4e5f60718',
    sport: 'nhl',
    timetable: 'periods',
    homeTeam: { name: 'Boston Bruins', code: 'BOS', score: 2 },
    awayTeam: { name: 'Seattle Kraken', code: 'SEA', score: 1 },
  });
  say('games', [aLiveGame(), hockey]);
  const strip = within(screen.getByRole('region', { name: 'Live now' }));
  expect(
    strip.getByRole('link', { name: /^NHL\s*P1 4:45\s*SEA\s*1.*BOS\s*2.*: bet live$/ }),
  ).toHaveAttribute('href', '/advanced-betting?sport=nhl&game=f1b2c3d4e5f60718&tab=live');
  expect(strip.getAllByRole('link')).toHaveLength(2);
  expect(strip.getAllByText('-150')[0]).toBeVisible();
  tick({ period: 'Final', tick: 315, odds: null });
  expect(strip.getAllByRole('link')).toHaveLength(1);
  say('games', []);
  expect(screen.queryByRole('region', { name: 'Live now' })).toBeNull();
});

it('lists the games of favourite teams first', () => {
  usePreferences.setState({ favouriteTeams: [{ sport: 'nhl', code: 'SEA' }] });
  show(<LiveNow />);
  const hockey = aLiveGame({
    id: 'f1b2c3d4e5f60718',
    sport: 'nhl',
    awayTeam: { name: 'Seattle Kraken', code: 'SEA', score: 1 },
  });
  say('games', [aLiveGame(), hockey]);
  const [first] = within(screen.getByRole('region', { name: 'Live now' })).getAllByRole('link');
  expect(first).toHaveTextContent('SEA');
});

it('keeps the place of the strip until it is known whether a game is under way', () => {
  const { container } = show(<LiveNow />);
  expect(container).not.toBeEmptyDOMElement();
  say('games', []);
  expect(container).toBeEmptyDOMElement();
});

it('keeps no place where the games under way cannot be followed', () => {
  const { container } = show(<LiveNow />);
  act(() => stream()?.refuse());
  expect(container).toBeEmptyDOMElement();
});

it('draws only the bets of the game that ticks, over one connection for all', () => {
  const drawn = new Map<string, number>();
  const legs: BetLeg[] = Array.from({ length: 200 }, (_, n) =>
    aLeg({ gameId: `${n % 10}`, prediction: `Pick ${n}` }),
  );
  show(
    legs.map((leg) => (
      <Profiler
        key={leg.prediction}
        id={leg.gameId}
        onRender={(game) => drawn.set(game, (drawn.get(game) ?? 0) + 1)}
      >
        <LegNow leg={leg} />
      </Profiler>
    )),
  );
  say(
    'games',
    Array.from({ length: 10 }, (_, n) => aLiveGame({ id: `${n}` })),
  );
  expect(FakeEventSource.opened).toHaveLength(1);
  drawn.clear();
  const begun = performance.now();
  for (let n = 0; n < 10; n += 1) tick({ id: '3', tick: 62 + n, clock: `11:3${n}` });
  const took = performance.now() - begun;
  expect(Object.fromEntries(drawn)).toEqual({ 3: 200 });
  // The same moment again draws nothing.
  drawn.clear();
  tick({ id: '3', tick: 71, clock: '11:39' });
  expect(drawn.size).toBe(0);
  // Ten ticks of twenty rows among 200; a tick comes every three seconds.
  expect(took).toBeLessThan(3000);
});

it('forgets everything when nobody follows any more', () => {
  const { unmount } = show(<LiveNow />);
  say('games', [aLiveGame()]);
  unmount();
  expect(stream()?.isClosed).toBe(true);
  expect(useAllLive.getState().games).toEqual({});
});
