import { http, HttpResponse } from 'msw';
import type { LogInfo } from '@/api/types';
import type { TestLog } from './proof-log';
import { server } from './server';

/** The server answers for this log, at its present size or a smaller one, and tells this of it. */
export function serveLog(log: TestLog, size?: number, info: Partial<LogInfo> = {}): void {
  const shown = () => size ?? log.records.length;
  const [origin = ''] = log.vkey.split('+');
  server.use(
    http.get('*/api/proof', () =>
      HttpResponse.json({
        origin,
        vkey: log.vkey,
        size: shown(),
        anchored: false,
        witnesses: [],
        known: false,
        signs: true,
        ...info,
      }),
    ),
    http.get('*/log/keys', () => HttpResponse.text('')),
    http.get('*/log/checkpoint', async () => HttpResponse.text(await log.checkpoint(shown()))),
    http.get<{ older: string; newer: string }>(
      '*/api/proof/consistency/:older/:newer',
      ({ params }) =>
        HttpResponse.json({ hashes: log.consistency(Number(params.older), Number(params.newer)) }),
    ),
  );
}

/** The server has this receipt of the bet. */
export function serveReceipt(bet: bigint, text: string): void {
  server.use(http.get(`*/api/proof/receipt/${bet}`, () => HttpResponse.text(text)));
}
