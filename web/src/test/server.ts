import { setupServer } from 'msw/node';

/** A server without answers of its own: each test defines them. */
export const server = setupServer();
