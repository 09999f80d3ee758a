/** Where the question is typed, for a link to it. */
export const QUESTION_ANCHOR = 'your-question';
