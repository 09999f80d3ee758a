/** Where the slip is on the page, for a link to it: beside the games, or its button on a small screen. */
export const SLIP_ANCHORS = { wide: 'bet-slip', small: 'bet-slip-button' };
