// Questions that other pages put into the Wizard's input.

/** The address of the Wizard with this question in its input. It is not sent by that. */
export function askPath(question: string): string {
  return `/wizard?${new URLSearchParams({ ask: question }).toString()}`;
}

export function aboutGame(eventName: string): string {
  return `What do you think of ${eventName}?`;
}

const MARKETS = {
  moneyline: 'moneylines',
  spread: 'spreads',
  total: 'totals',
  prop: 'player props',
  parlay: 'parlays',
};

/** 'How am I doing on NBA spreads?': the record that a settled bet is one of. */
export function aboutRecord({ sport, betType }: { sport: string; betType: keyof typeof MARKETS }) {
  const market = MARKETS[betType];
  const name = betType === 'parlay' ? market : `${sport.toUpperCase()} ${market}`;
  return `How am I doing on ${name}?`;
}

/** 'Is Boston Celtics -3.5 at -110 worth it in Miami Heat @ Boston Celtics?' */
export function aboutPick(prediction: string, price: string, eventName: string): string {
  return `Is ${prediction} at ${price} worth it in ${eventName}?`;
}
