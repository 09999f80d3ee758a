type Status = 'scheduled' | 'live' | 'final' | 'cancelled';

const REASONS: Record<Status, string> = {
  scheduled: 'Not open for bets now',
  live: 'Under way: bets closed at its start',
  final: 'Over: bets are settled',
  cancelled: 'Cancelled: stakes were returned',
};

/** Says why a game cannot be bet on now. */
export function whyNotOffered(status: Status): string {
  return REASONS[status];
}
