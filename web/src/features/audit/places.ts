// Where the other pages for auditors show what a number names.

export const recordPlace = (position: number) => `/audit/records?position=${position}`;
export const accountPlace = (account: number, asOf?: number) =>
  `/audit/accounts?account=${account}${asOf === undefined ? '' : `&asOf=${asOf}`}`;
export const betPlace = (bet: number) => `/audit/bets?bet=${bet}`;
export const gamePlace = (game: string) => `/audit/events?game=${game}`;
