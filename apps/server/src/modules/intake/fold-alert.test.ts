import type { IncomingAlert, SourceState } from '@halyard/alert-intake';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toQueues } from '../../database/alert-queues.ts';
import type { AlertsTable } from '../../database/tables/inflow-schema.ts';
import { foldAlert, happenedAt, type Incoming, newAlert } from './fold-alert.ts';

const queues = toQueues([]);
const day = Date.parse('2026-11-21T00:00:00.000Z');
const minuteMs = 60_000;
const instant = (minute: number) => new Date(day + minute * minuteMs).toISOString();

const alert = (more: Partial<IncomingAlert>): IncomingAlert => ({
  title: 'Port scan',
  description: null,
  severity: 'High',
  sourceSeverity: 'high',
  state: 'firing',
  key: [['rule', '1']],
  event: null,
  at: instant(0),
  endedAt: null,
  category: null,
  techniques: [],
  tags: [],
  confidence: null,
  tlp: null,
  url: null,
  entity: null,
  observables: [],
  isTest: false,
  isHeartbeat: false,
  ...more,
});

function message(deliveryId: number, more: Partial<IncomingAlert>): Incoming {
  const told = alert(more);
  return {
    alert: told,
    fingerprint: 'f',
    fingerprintVersion: 1,
    occurrence: told.event ?? told.at ?? String(deliveryId),
    deliveryId,
    // When it came is not when it happened.
    receivedAt: day + 1_000 * minuteMs,
    unmapped: 0,
  };
}

type Edit = (row: AlertsTable) => AlertsTable;

test('a time far in the future is that of the receipt, so that later messages still count', () => {
  const future = { ...message(1, { at: '2099-01-01T00:00:00.000Z' }), receivedAt: day };
  const row = newAlert(future, { id: 'a', sourceId: 's', assumed: 'Medium', queues, now: day });

  expect([row.first_seen, row.last_seen, row.state_at]).toEqual([day, day, day]);
  expect(happenedAt(future)).toBe(Date.parse('2099-01-01T00:00:00.000Z'));
});

test('an alert is first seen when its activity began, and last when its source changed it', () => {
  const started = message(1, { at: instant(60), startedAt: instant(-500) });
  const row = newAlert(started, { id: 'a', sourceId: 's', assumed: 'Medium', queues, now: day });
  const earlier = message(2, { at: instant(90), startedAt: instant(-700) });
  const { change } = foldAlert(Object.assign({ number: 1 }, row), earlier, { isNew: true, queues, now: day });

  expect([row.first_seen, row.last_seen, row.state_at].map((at) => (at - day) / minuteMs)).toEqual([-500, 60, 60]);
  expect([change.first_seen, change.last_seen].map((at) => ((at ?? 0) - day) / minuteMs)).toEqual([-700, 90]);
});

/** What becomes of an alert when these messages come in this order; the first makes it. */
function foldAll([first, ...rest]: readonly Incoming[], edit: Edit = (row) => row) {
  if (!first) throw new Error('There is at least one message.');
  const now = day;
  let row: AlertsTable = edit({
    ...newAlert(first, { id: 'a', sourceId: 's', assumed: 'Medium', queues, now }),
    number: 1,
  });
  const seen = new Set([first.occurrence]);
  const outcomes: string[] = ['created'];
  for (const one of rest) {
    const { change, outcome } = foldAlert(row, one, { isNew: !seen.has(one.occurrence), queues, now });
    seen.add(one.occurrence);
    row = { ...row, ...change };
    outcomes.push(outcome);
  }
  return { row, outcomes };
}

const states: readonly SourceState[] = ['firing', 'resolved', 'unknown'];
const anyMessage = fc
  .record({
    state: fc.constantFrom(...states),
    start: fc.integer({ min: 0, max: 6 }),
    lasts: fc.integer({ min: 0, max: 6 }),
    title: fc.constantFrom('Port scan', 'Port scan from guest network'),
    severity: fc.constantFrom('High' as const, 'Low' as const, null),
    entity: fc.constantFrom('fin-ws-014', 'fin-ws-022', null),
    techniques: fc.subarray(['T1071', 'T1059', 'T1110']),
    hosts: fc.subarray(['a.example', 'b.example', 'c.example']),
    role: fc.constantFrom('source' as const, 'victim' as const),
  })
  .map(({ state, start, lasts, title, severity, entity, techniques, hosts, role }) => ({
    entity,
    techniques,
    observables: hosts.map((value) => ({ type: 'domain-name' as const, value, role })),
    state,
    title,
    severity,
    at: instant(start),
    event: instant(start),
    endedAt: state === 'resolved' ? instant(start + lasts) : null,
  }));

test('the order of deliveries makes no difference to what an alert is in the end', () => {
  const shuffled = fc.array(anyMessage, { minLength: 1, maxLength: 8 }).chain((drafts) => {
    const messages = drafts.map((draft, index) => message(index + 1, draft));
    return fc.tuple(fc.constant(messages), fc.shuffledSubarray(messages, { minLength: messages.length }));
  });
  fc.assert(
    fc.property(shuffled, ([messages, otherwise]) => {
      expect(foldAll(otherwise).row).toEqual(foldAll(messages).row);
    }),
  );
});

test('the same deliveries twice leave what they left once', () => {
  fc.assert(
    fc.property(fc.array(anyMessage, { minLength: 1, maxLength: 8 }), (drafts) => {
      const messages = drafts.map((draft, index) => message(index + 1, draft));
      expect(foldAll([...messages, ...messages]).row).toEqual(foldAll(messages).row);
    }),
  );
});

test('an end that comes before its beginning is kept', () => {
  const ended = message(1, { state: 'resolved', at: instant(5), event: 'e', endedAt: instant(9) });
  const begun = message(2, { state: 'firing', at: instant(5), event: 'e' });

  const { row, outcomes } = foldAll([ended, begun]);

  expect(row).toMatchObject({ source_state: 'resolved', count: 1, due_at: null });
  expect(outcomes).toEqual(['created', 'folded']);
});

test('the target stops when the source says that it has ended, and runs again when it comes back', () => {
  const begun = message(1, { at: instant(0), event: '0' });
  const ended = message(2, { state: 'resolved', at: instant(0), event: '0', endedAt: instant(3) });
  const again = message(3, { at: instant(7), event: '7' });

  expect(foldAll([begun, ended]).row.due_at).toBeNull();
  expect(foldAll([begun, ended, again]).row).toMatchObject({ source_state: 'firing', count: 2 });
  expect(foldAll([begun, ended, again]).row.due_at).not.toBeNull();
});

const closedAs =
  (reason: NonNullable<AlertsTable['close_reason']>): Edit =>
  (row) => ({ ...row, work_status: 'Closed', close_reason: reason, closed_at: day + 2 * minuteMs, due_at: null });

test.each(['false_positive', 'expected', 'duplicate'] as const)(
  'closed as %s it is counted, not reopened',
  (reason) => {
    const again = message(2, { at: instant(7), event: '7' });

    const { row, outcomes } = foldAll([message(1, { event: '0' }), again], closedAs(reason));

    expect(row).toMatchObject({ work_status: 'Closed', close_reason: reason, count: 2, due_at: null });
    expect(outcomes).toEqual(['created', 'folded']);
  },
);

test.each(['fixed', 'true_positive'] as const)('closed as %s it is reopened when it happens again', (reason) => {
  const again = message(2, { at: instant(7), event: '7' });

  const { row, outcomes } = foldAll([message(1, { event: '0' }), again], closedAs(reason));

  expect(row).toMatchObject({ work_status: 'New', close_reason: null, count: 2, version: 2 });
  expect(outcomes).toEqual(['created', 'updated']);
});

test('what happened before it was closed does not reopen it', () => {
  const late = message(2, { at: instant(1), event: '1' });

  expect(foldAll([message(1, { event: '0' }), late], closedAs('fixed')).row.work_status).toBe('Closed');
});

test('a severity that a person set is not changed by the source', () => {
  const louder = message(2, { at: instant(7), event: '7', severity: 'Critical' });
  const byPerson: Edit = (row) => ({ ...row, severity: 'Low', severity_stated: 2 });

  expect(foldAll([message(1, { event: '0' }), louder], byPerson).row.severity).toBe('Low');
});

test('a message that leaves something out takes nothing away', () => {
  const full = message(1, { event: '0', entity: 'fin-ws-014', techniques: ['T1071'], severity: 'High' });
  const bare = message(2, { at: instant(7), event: '7', severity: null });

  expect(foldAll([full, bare]).row).toMatchObject({
    entity: 'fin-ws-014',
    techniques: '["T1071"]',
    severity: 'High',
    severity_stated: 1,
  });
});

test('a severity that the source does not state is that of the source, and marked as assumed', () => {
  expect(foldAll([message(1, { severity: null })]).row).toMatchObject({ severity: 'Medium', severity_stated: 0 });
});
