import { counted } from '@/domain/format/counted';
import { dayOfYear, pastDay } from './days';

interface Team {
  name: string;
}

/** A side of a market whose chance is asked. */
export interface Asked {
  homeTeam: Team;
  awayTeam: Team;
  market: 'moneyline' | 'spread' | 'total' | 'prop';
  side: 'home' | 'away' | 'over' | 'under';
  line: number;
}

const signed = (line: number) => (line > 0 ? `+${line}` : `${line}`);

/** 'How likely is it that the Chicago Bears beat the Green Bay Packers?' */
export function questionOf(asked: Asked): string {
  const { homeTeam, awayTeam, market, side, line } = asked;
  if (market === 'total') {
    return `How likely is it that ${awayTeam.name} and ${homeTeam.name} together score ${side} ${line}?`;
  }
  const [team, other] = side === 'home' ? [homeTeam, awayTeam] : [awayTeam, homeTeam];
  if (market === 'spread') {
    return `How likely is it that ${team.name}, at ${signed(line)}, win against ${other.name}?`;
  }
  return `How likely is it that ${team.name} beat ${other.name}?`;
}

/** The side in short: 'Chicago Bears', 'Chicago Bears -3.5', 'Over 220.5'. */
export function sideOf(asked: Asked): string {
  const { homeTeam, awayTeam, market, side, line } = asked;
  if (market === 'total') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const team = side === 'home' ? homeTeam.name : awayTeam.name;
  return market === 'spread' ? `${team} ${signed(line)}` : team;
}

interface Estimated {
  chance: number;
  marketChance: number;
  status: 'pending' | 'won' | 'lost' | 'push' | 'void';
  brier: number | null;
  marketBrier: number | null;
}

/** 'You 62, the market 55.' */
export function comparison({ chance, marketChance }: Estimated): string {
  return `You ${chance}, the market ${Math.round(marketChance * 100)}.`;
}

/** How it came out; undefined while it has not. */
export function outcome({ status, brier, marketBrier }: Estimated): string | undefined {
  if (status === 'push') return 'Push: the result fell on the line. Not scored.';
  if (status === 'void') return 'Void: the game did not count. Not scored.';
  if (brier === null || marketBrier === null) return undefined;
  const happened = status === 'won' ? 'It happened' : 'It did not happen';
  return `${happened}. Your Brier score ${brier.toFixed(2)}, the market’s ${marketBrier.toFixed(2)}; 0 is best.`;
}

interface Run {
  days: number;
  longest: number;
  ended: { days: number; last: string } | null;
  pausedUntil: string | null;
}

/** How the run of days stands. `today` is the date where the person is. */
export function runSentence({ days, longest, ended, pausedUntil }: Run, today: string): string {
  if (pausedUntil !== null) {
    const until = `Paused until ${dayOfYear(pausedUntil)}`;
    return days > 0 ? `${until}. Your run of ${counted(days, 'day')} waits.` : `${until}.`;
  }
  if (days > 0) return `Your run: ${counted(days, 'day')}. Longest: ${longest}.`;
  if (ended) {
    return `Your run of ${counted(ended.days, 'day')} ended on ${pastDay(ended.last, today)}. Longest: ${longest}.`;
  }
  return 'A day with an estimate, a look-back or a review begins a run.';
}
