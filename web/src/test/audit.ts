import { http, HttpResponse } from 'msw';
import type {
  AuditCheck,
  AuditEvent,
  AuditHealth,
  AuditReport,
  AuditStatement,
  BetDossier,
  ExportManifest,
} from '@/api/types';
import { ada } from './people';
import { signedInAs } from './render';
import { server } from './server';

/** An auditor is signed in, and the server is in health. */
export function signedInAsAuditor(health: Partial<AuditHealth> = {}): void {
  signedInAs({ ...ada, roles: ['player', 'auditor'] });
  server.use(http.get('*/api/audit/health', () => HttpResponse.json(healthOf(health))));
}

export function healthOf(facts: Partial<AuditHealth> = {}): AuditHealth {
  return {
    position: 1200,
    recordedAt: '2026-11-21T22:00:00.000000Z',
    rulesVersion: 4,
    checkpointSize: 1200,
    checkpointAt: '2026-11-21T22:00:01.000000Z',
    statePosition: 1200,
    modelsPosition: 1200,
    modelsFailures: 0,
    diskFreeBytes: 8 * 1024 ** 3,
    alarms: [],
    eventTypes: ['AccountOpened', 'BetPlaced', 'OperatorActed'],
    ...facts,
  };
}

export function eventOf(facts: Partial<AuditEvent> = {}): AuditEvent {
  return {
    position: 17,
    time: '2026-11-21T22:00:00.000000Z',
    type: 'BetPlaced',
    version: 4,
    stream: 'account',
    account: 1000,
    game: null,
    bet: 17,
    causedBy: 0,
    moved: 30,
    ...facts,
  };
}

export function entryOf(
  facts: Partial<AuditStatement['entries'][number]> = {},
): AuditStatement['entries'][number] {
  return {
    position: 17,
    time: '2026-11-21T22:00:00.000000Z',
    kind: 'BetPlaced',
    counterAccount: 'held',
    amount: -30,
    balanceAfter: 970,
    bet: 17,
    ...facts,
  };
}

export function statementOf(facts: Partial<AuditStatement> = {}): AuditStatement {
  return {
    account: 1000,
    asOf: 40,
    isPurse: false,
    available: 970,
    held: 30,
    events: 3,
    entries: [entryOf()],
    nextCursor: null,
    ...facts,
  };
}

export function settlementOf(
  facts: Partial<BetDossier['settlements'][number]> = {},
): BetDossier['settlements'][number] {
  return {
    position: 31,
    time: '2026-11-22T02:00:00.000000Z',
    outcome: 'won',
    credit: 57,
    causedBy: 30,
    ...facts,
  };
}

export function dossierOf(facts: Partial<BetDossier> = {}): BetDossier {
  return {
    bet: 17,
    account: 1000,
    isPurse: false,
    placedAt: '2026-11-21T22:00:00.000000Z',
    kind: 'moneyline',
    stake: 30,
    profit: 27,
    balanceAfter: 970,
    odds: -110,
    statedChance: 55,
    rulesVersion: 4,
    condition: null,
    legs: [
      {
        game: '00000000000000a1',
        eventName: 'Miami Heat @ Boston Celtics',
        sport: 'nba',
        source: 'simulated',
        startTime: '2026-11-21T23:00:00.000000Z',
        market: 'moneyline',
        pick: 'Boston Celtics',
        odds: -110,
        otherOdds: -105,
        quotedAt: '2026-11-21T21:59:00.000000Z',
        isLive: false,
        closingLine: 0,
        closingOdds: -120,
        score: { home: 101, away: 99 },
        figure: null,
        outcome: 'won',
      },
    ],
    settlements: [settlementOf()],
    arithmetic: [
      { what: 'Stake', figure: '30' },
      {
        what: 'Profit if it wins',
        figure: '30 × 100 ÷ 110 = 27.2727…, rounded half up to 27',
      },
      { what: 'Credit', figure: 'Won: 30 + 27 = 57' },
    ],
    checks: [
      { what: 'It was placed before its games began, or on live prices', holds: true },
      { what: 'It is settled as quotes and results make it', holds: true },
    ],
    records: [
      { position: 5, role: 'game' },
      { position: 17, role: 'placed' },
    ],
    ...facts,
  };
}

export function reportOf(facts: Partial<AuditReport> = {}): AuditReport {
  return {
    began: '2026-11-21T22:00:00.000000Z',
    ended: '2026-11-21T22:00:09.000000Z',
    records: 1200,
    root: 'ab'.repeat(32),
    checkpointSize: 1190,
    faults: [],
    faultsTotal: 0,
    acts: [],
    actsTotal: 0,
    belowZero: [],
    belowZeroTotal: 0,
    remarks: [],
    remarksTotal: 0,
    setBack: [],
    gamesOnTrust: 3,
    simulatedOnTrust: 0,
    begunBy: 7,
    latestGeneration: 7,
    ...facts,
  };
}

export const checkOf = (facts: Partial<AuditCheck> = {}): AuditCheck => ({
  running: null,
  last: null,
  failure: null,
  ...facts,
});

export function manifestOf(facts: Partial<ExportManifest> = {}): ExportManifest {
  return {
    format: 'chalkline-export@v1',
    origin: 'play.example.org/log',
    vkey: 'play.example.org/log+0123abcd+AAAA',
    from: 1,
    to: 1200,
    file: 'chalkline-1-1200.jsonl',
    bytes: 900_000,
    sha256: 'cd'.repeat(32),
    before: [],
    root: `${'A'.repeat(43)}=`,
    consistency: [],
    checkpoint: 'play.example.org/log\n1200\n',
    statement: 'chalkline-export@v1\nplay.example.org/log\n1\n1200\n',
    ...facts,
  };
}
