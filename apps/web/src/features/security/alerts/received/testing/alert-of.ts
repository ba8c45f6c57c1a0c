import type {
  ReceivedAlert,
  ReceivedAlertDetail,
  ReceivedAlertPage,
} from '@halyard/contracts/inflow/received-alerts.ts';

const at = '2026-11-21T08:04:00.000Z';

/** A received alert as the server would answer with it. */
export const alertOf = (number: number, change: Partial<ReceivedAlert> = {}): ReceivedAlert => ({
  id: `a${number}`,
  number,
  source: { id: 's1', name: 'Suricata' },
  title: `Alert ${number}`,
  entity: 'fin-ws-014',
  severity: 'High',
  severityStated: true,
  sourceSeverity: 'priority 1',
  sourceState: 'firing',
  workStatus: 'New',
  owner: null,
  closeReason: null,
  firstSeen: at,
  lastSeen: at,
  occurrences: 1,
  target: { kind: 'acknowledge', at: '2026-11-21T09:04:00.000Z', minutes: 60 },
  queue: { id: 'main', name: 'Main' },
  incidents: [],
  spark: Array.from({ length: 24 }, () => 0),
  quiet: null,
  group: null,
  isTest: false,
  version: 1,
  sample: false,
  ...change,
});

type Page = Partial<Omit<ReceivedAlertPage, 'alerts' | 'views'>> & {
  readonly views?: Partial<ReceivedAlertPage['views']>;
};

/** A page of the queue with these alerts. */
export const queueOf = (alerts: readonly ReceivedAlert[], { views, ...change }: Page = {}): ReceivedAlertPage => ({
  alerts: [...alerts],
  total: alerts.length,
  totalIsAtLeast: false,
  next: null,
  views: { triage: alerts.length, mine: 0, overdue: 0, assumed: 0, closed: 0, quiet: 0, ...views },
  hasSources: true,
  ...change,
});

export const detailOf = (alert: ReceivedAlert, change: Partial<ReceivedAlertDetail> = {}): ReceivedAlertDetail => ({
  alert,
  description: null,
  category: null,
  techniques: [],
  tags: [],
  confidence: null,
  tlp: null,
  url: null,
  closeNote: null,
  duplicateOf: null,
  duplicates: [],
  observables: [],
  fingerprint: { version: 1, value: 'f00d', fields: [['signature', '2033713']] },
  acknowledgeBy: '2026-11-21T09:04:00.000Z',
  closeBy: '2026-11-21T16:04:00.000Z',
  unmapped: 0,
  deliveryId: null,
  occurrences: [],
  history: [],
  ...change,
});
