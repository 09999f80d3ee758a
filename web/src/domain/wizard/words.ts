// The product's words around the chat with the Wizard.

/** The limit of a question, in characters as people count them (RULES 28). */
export const QUESTION_MAX = 500;

export const NO_ADVICE =
  "I'm having trouble processing your request right now. Please try again in a moment.";
export const NOT_ANSWERED = "Sorry, I couldn't process your request. Please try again later.";
export const NOT_ANSWERED_REASON = 'Failed to get betting advice';
export const NO_HISTORY = 'Historical accuracy data not available for this specific analysis.';

/** For who does not know what to ask. */
export const FIRST_SUGGESTIONS = ['Best value today', 'Explain this price', 'How am I doing?'];

export const GENERIC_GREETING =
  "Hello! I'm your Betting Wizard. Ask me about a game, a price, a term or your own record.";

export function greeting(username: string, skillLevel: string | null): string {
  const level = skillLevel === null ? '' : ` Your skill level is ${skillLevel}.`;
  return `Hello ${username}! I'm your Betting Wizard.${level} Ask me about a game, a price, a term or your own record.`;
}

export function quotaText(left: number): string {
  return `You have ${left} free ${left === 1 ? 'question' : 'questions'} remaining today`;
}

/** How long a text is to a person: an emoji is one character of it. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
