import { setupServer } from 'msw/node';

/** Answers nothing of itself: each test says what the server says. */
export const server = setupServer();
