import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** A server whose answers each test defines, but for those that pages ask for by the way. */
export const server = setupServer(
  http.post('*/api/account/settings/change', async ({ request }) =>
    HttpResponse.json(await request.json()),
  ),
  http.get('*/api/learn', () => HttpResponse.json({ read: [], next: null })),
  http.get('*/api/classes', () => HttpResponse.json({ taught: [], joined: [], waiting: [] })),
  http.get('*/api/classes/season/:id', () => HttpResponse.json({ seasons: [] })),
  http.get('*/api/classes/waiting/:id', () => HttpResponse.json({ waiting: [] })),
  http.get('*/api/habit/return', () =>
    HttpResponse.json({ date: '2030-01-08', since: null, settled: 0, profit: 0, lookBacks: [] }),
  ),
  http.get('*/api/habit/week', () => HttpResponse.json({ week: null })),
  http.get('*/api/proof/receipt/:bet', () => new HttpResponse('None', { status: 404 })),
  http.get('*/api/sports/teams', () => HttpResponse.json({ leagues: [] })),
  http.get('*/api/sports/views', () => HttpResponse.json({ leagueViews: false })),
);
