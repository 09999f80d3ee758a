import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** A server whose answers each test defines, but for those that pages ask for by the way. */
export const server = setupServer(
  http.post('*/api/account/settings/change', async ({ request }) =>
    HttpResponse.json(await request.json()),
  ),
  http.get('*/api/learn', () => HttpResponse.json({ read: [] })),
  http.get('*/api/classes', () => HttpResponse.json({ taught: [], joined: [] })),
  http.get('*/api/sports/views', () => HttpResponse.json({ leagueViews: false })),
);
