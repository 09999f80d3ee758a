import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

// Pages that the NHL and MLB have sent, which are not ours to publish: in the folder that
// CHALKLINE_FIXTURES names, or beside the checkout.
const folder = process.env['CHALKLINE_FIXTURES'] ?? resolve('../../shared/data');

export const areRecorded = existsSync(join(folder, 'nhl'));

interface Game {
  id: number;
  gameDate?: string;
  goals?: unknown[];
}
interface Landing extends Game {
  summary?: { scoring: { periodDescriptor: object; goals: object[] }[] };
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function recorded(league: string, name: RegExp): unknown[] {
  const files = readdirSync(join(folder, league)).filter((file) => name.test(file));
  return files.sort().map((file) => read(join(league, file)));
}

/** The goals of a game, as the scores of a day have them. */
function goalsOf({ summary }: Landing) {
  return summary?.scoring.flatMap(({ periodDescriptor, goals }) =>
    goals.map((goal) => ({ ...goal, periodDescriptor })),
  );
}

/** The recorded pages, by their path. */
function pages() {
  const found = new Map<string, unknown>();
  const landings = recorded('nhl', /^apiweb_landing/) as Landing[];
  const weeks = recorded('nhl', /^apiweb_schedule/) as {
    gameWeek: { date: string; games: Game[] }[];
  }[];
  for (const { date, games } of weeks.flatMap(({ gameWeek }) => gameWeek)) {
    const withGoals = games.map((game) => {
      const landing = landings.find(({ id }) => id === game.id);
      return landing ? { ...game, goals: goalsOf(landing) } : game;
    });
    found.set(`/nhl/score/${date}`, { currentDate: date, games: withGoals });
  }
  for (const day of recorded('nhl', /^apiweb_score/) as { currentDate: string }[])
    found.set(`/nhl/score/${day.currentDate}`, day);
  for (const box of [...landings, ...(recorded('nhl', /^apiweb_boxscore/) as Game[])]) {
    found.set(`/nhl/gamecenter/${box.id}/boxscore`, box);
    const day = `/nhl/score/${box.gameDate}`;
    if (!found.has(day)) found.set(day, { currentDate: box.gameDate, games: [box] });
  }
  found.set('/nhl/standings/now', read('nhl/apiweb_standings-2023-11-09.json'));
  for (const team of ['CGY', 'TOR'])
    found.set(`/nhl/roster/${team}/current`, read(`nhl/apiweb_roster-api-${team}-20232024.json`));
  found.set('/mlb/standings', read('mlb/standings.json'));
  found.set('/mlb/teams', read('mlb/teams_sport1.json'));
  found.set('/mlb/teams/133/roster', read('mlb/team_roster_players.json'));
  return found;
}

/** What leagues say of what was not recorded: nothing is played. */
function elsewhere(path: string): unknown {
  const day = /^\/nhl\/score\/(.*)/.exec(path)?.[1];
  if (day) return { currentDate: day, games: [] };
  if (path.startsWith('/nhl/schedule/')) return { gameWeek: [] };
  if (path === '/mlb/schedule') return { dates: [] };
  if (/^\/espn-[a-z]+\/teams$/.test(path)) return { sports: [] };
  if (path.startsWith('/espn')) return { events: [] };
  return path.startsWith('/odds') ? [] : undefined;
}

/** Serves them on this machine for as long as they are used. A path in `silent` is not answered. */
export async function serveRecorded(
  silent: readonly string[],
  provide: (address: string) => Promise<void>,
) {
  const found = pages();
  const server = createServer(({ url = '' }, answer) => {
    const path = url.split('?')[0] ?? '';
    if (silent.includes(path)) return;
    const page = found.get(path) ?? elsewhere(path);
    answer.writeHead(page ? 200 : 404, { 'Content-Type': 'application/json' });
    answer.end(page ? JSON.stringify(page) : '');
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
