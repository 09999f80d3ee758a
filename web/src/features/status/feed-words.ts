import type { Feed } from '@/api/types';

/** 'NBA', 'NBA and NFL', 'NBA, NFL and MLB'. */
function named(sports: Feed['sports']): string {
  const words = sports.map((sport) => sport.toUpperCase());
  const last = words.pop();
  return words.length === 0 ? (last ?? '') : `${words.join(', ')} and ${last}`;
}

/** What the feed is heard for: 'MLB prices'. */
export function titleOf({ source, sports, results, prices }: Feed): string {
  if (source === 'simulated') return 'Simulated games';
  if (source === 'replay') return 'Recorded games';
  if (!results && !prices) return `${named(sports)} figures of the Sports Hub`;
  return `${named(sports)} ${prices ? 'prices' : 'schedule and results'}`;
}

/** What that means for bets at this time, in milliseconds since 1970. */
export function meaningOf(feed: Feed, now: number): string {
  if (!feed.results && !feed.prices) {
    return feed.works
      ? 'The Sports Hub shows them as they come.'
      : 'The Sports Hub shows what was known then. Bets are not concerned.';
  }
  const games = feed.sports.length === 0 ? 'its games' : `${named(feed.sports)} games`;
  if (feed.works) {
    if (feed.source !== 'live') return `Bets are taken and settled on ${games}.`;
    return feed.prices ? 'Bets are taken at its prices.' : 'Bets are settled by its results.';
  }
  const sentences: string[] = [];
  if (feed.pricesUntil !== null) {
    sentences.push(
      Date.parse(feed.pricesUntil) > now
        ? 'Bets are still taken at its last prices, for a few minutes.'
        : `Prices of ${games} are closed until it answers.`,
    );
  }
  if (feed.results) {
    sentences.push(`Results of ${games} may come late. Nothing is settled without one.`);
  }
  return sentences.join(' ');
}
