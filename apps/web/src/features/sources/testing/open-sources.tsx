import type { Account } from '@halyard/contracts/accounts/account.ts';
import type { Delivery, DeliveryDetail } from '@halyard/contracts/inflow/deliveries.ts';
import type { Exchange, PullTrial } from '@halyard/contracts/inflow/feeds.ts';
import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import { type IntakeCounts, type Source, type SourceList, sparkSlots } from '@halyard/contracts/inflow/sources.ts';
import { userEvent } from '@testing-library/user-event';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { SourcesPage } from '../sources-page.tsx';

const now = new Date('2026-11-21T08:42:00.000Z');

export const countsOf = (change: Partial<Omit<IntakeCounts, 'items'>> = {}): IntakeCounts => {
  const counts = { created: 3, updated: 1, folded: 5, rejected: 1, ...change };
  return { ...counts, items: counts.created + counts.updated + counts.folded + counts.rejected };
};

/** A healthy source; `change` overrides it. */
export const sourceOf = (id: string, change: Partial<Source> = {}): Source => ({
  id,
  name: `Source ${id}`,
  format: 'alertmanager',
  delivers: 'alerts',
  health: 'healthy',
  paused: null,
  defaultSeverity: 'Medium',
  silenceLimitMinutes: 120,
  mapping: null,
  mappingVersion: 1,
  pull: null,
  tokenEnds: 'Zx4=',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastDeliveryAt: '2026-11-21T08:41:00.000Z',
  lastNewAt: '2026-11-21T08:12:00.000Z',
  lastFailure: null,
  counts: countsOf(),
  lag: null,
  spark: Array.from({ length: sparkSlots }, (_, slot) => slot % 5),
  waiting: 0,
  oldestWaitingAt: null,
  deadLetters: 0,
  version: 3,
  sample: false,
  ...change,
});

/** A server's response to a pull: successful, unless `change` overrides it. */
export const exchangeOf = (change: Partial<Exchange> = {}): Exchange => ({
  at: '2026-11-21T08:40:00.000Z',
  ms: 212,
  request: ['GET /api/v2/alerts?active=true', 'host: am.example.com', 'authorization: Bearer ••••••••'],
  status: 200,
  response: ['content-type: application/json'],
  body: '[]',
  problem: null,
  ...change,
});

/** The result of a connection test: an exchange, and for a feed its contents. */
export const trialOf = (exchange: Exchange | null, change: Partial<PullTrial> = {}): PullTrial => ({
  exchange,
  failure: null,
  collections: null,
  preview: null,
  ...change,
});

export const rejected = exchangeOf({ status: 401, body: '<h1>Unauthorized</h1>', problem: 'rejected' });

/** A source polled every quarter of an hour. */
export const pulledOf = (id: string, pull: Partial<NonNullable<Source['pull']>> = {}, change: Partial<Source> = {}) =>
  sourceOf(id, {
    pull: {
      url: 'https://am.example.com/api/v2/alerts?active=true',
      everyMinutes: 15,
      credentialKind: 'bearer',
      credentialEndsAt: null,
      options: { collection: null, from: null, columns: null },
      cursor: null,
      runningSince: null,
      failures: 0,
      isPartly: false,
      nextAt: '2026-11-21T08:55:00.000Z',
      waitsUntil: null,
      lastExchange: exchangeOf(),
      ...pull,
    },
    ...change,
  });

/** A feed that is read every hour. */
export const feedOf = (id: string, pull: Partial<NonNullable<Source['pull']>> = {}, change: Partial<Source> = {}) =>
  pulledOf(
    id,
    { url: 'https://taxii.example.com/api1/', everyMinutes: 60, ...pull },
    { format: 'taxii', delivers: 'intelligence', name: 'Sector ISAC', ...change },
  );

/** The list as the server would answer with it: its sums are those of its sources. */
export function listOf(...sources: readonly Source[]): SourceList {
  const sum = (name: keyof IntakeCounts) => sources.reduce((all, { counts }) => all + counts[name], 0);
  return {
    at: now.toISOString(),
    counts: countsOf({
      created: sum('created'),
      updated: sum('updated'),
      folded: sum('folded'),
      rejected: sum('rejected'),
    }),
    deadLetters: sources.reduce((all, { deadLetters }) => all + deadLetters, 0),
    sources: [...sources],
  };
}

const formatOf = (id: FormatInfo['id'], name: string): FormatInfo => ({
  id,
  name,
  delivers: 'alerts',
  version: 1,
  severityOf: 'The label severity.',
  keyOf: 'The fingerprint.',
  hasEnd: true,
  mapping: '{"title": labels.alertname}',
});

export const deliveryOf = (id: number, change: Partial<Delivery> = {}): Delivery => ({
  id,
  sourceId: 's1',
  receivedAt: '2026-11-21T08:41:00.000Z',
  mediaType: 'application/json',
  bytes: 2_048,
  state: 'done',
  reason: null,
  counts: countsOf({ created: 1, updated: 0, folded: 0, rejected: 0 }),
  attempts: 1,
  ...change,
});

export const detailOf = (delivery: Delivery, change: Partial<DeliveryDetail> = {}): DeliveryDetail => ({
  delivery,
  headers: [['content-type', 'application/json']],
  body: '{"alerts":[]}',
  isCut: false,
  rejections: [],
  unmapped: [],
  ...change,
});

/** An error of the server. */
export const reject =
  (status: number, serverMessage?: string, code?: string): (() => never) =>
  () => {
    throw new TransportError({ problem: status >= 500 ? 'serverError' : 'other', status, code, serverMessage });
  };

type Options = {
  readonly answers?: Answers;
  readonly path?: string;
  readonly as?: Account['role'];
};

/** Opens the screen before a server that has these sources; the list is refetched each time. */
export function openSources(
  sources: () => readonly Source[],
  { answers = {}, path = '/sources', as = 'admin' }: Options = {},
) {
  const server = fakeCall({
    'GET /sources': () => listOf(...sources()),
    'GET /sources/formats': () => [
      formatOf('alertmanager', 'Prometheus Alertmanager'),
      formatOf('wazuh', 'Wazuh 4'),
      formatOf('generic-json', 'Generic JSON'),
      { ...formatOf('taxii', 'TAXII 2.1'), delivers: 'intelligence', severityOf: null, mapping: null },
      { ...formatOf('csv-feed', 'CSV list by URL'), delivers: 'intelligence', severityOf: null, mapping: null },
    ],
    'GET /taxii-collections': () => [],
    'GET /sources/:id/deliveries': () => ({ deliveries: [deliveryOf(7)], total: 1, next: null }),
    ...answers,
  });
  const view = renderWithProviders(<SourcesPage />, {
    call: server.call,
    path,
    now,
    session: { currentUser: person({ role: as }) },
  });
  return {
    user: userEvent.setup(),
    sent: server.sent,
    sentTo: (endpoint: string) => server.sent.filter((one) => one.endpoint === endpoint),
    address: () => searchText(view.router) as Readonly<Record<string, string | undefined>>,
  };
}
