import { randomUUID } from 'node:crypto';
import type { IncomingAlert, Observable } from '@halyard/alert-intake';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { applyBatch, type DeliveryToApply } from '../modules/intake/apply-batch.ts';
import { indexRecords } from '../modules/observables/indicators/index-records.ts';
import { createObserveAlerts } from '../modules/observables/objects/observe-alerts.ts';
import { testDatabases } from '../testing/databases.ts';

const start = Date.parse('2026-11-21T08:00:00.000Z');
const minuteMs = 60_000;

const values: readonly Observable[] = [
  { type: 'ipv4-addr', value: '198.51.100.1', role: 'source' },
  { type: 'ipv4-addr', value: '198.51.100.1', role: 'attacker' },
  { type: 'ipv4-addr', value: '10.0.0.9', role: 'related' },
  { type: 'domain-name', value: 'a.bad-host.org', role: 'related' },
  { type: 'domain-name', value: 'b.bad-host.org', role: 'destination' },
];
const patterns = [
  "[ipv4-addr:value = '198.51.100.1' AND domain-name:value = 'a.bad-host.org']",
  "[domain-name:value = 'b.bad-host.org']",
  "[ipv4-addr:value = '10.0.0.9']",
];

type Message = {
  readonly id: number;
  readonly alert: number;
  readonly minute: number;
  readonly named: readonly number[];
};

const messages = fc
  .array(
    fc.record({
      alert: fc.integer({ min: 0, max: 2 }),
      minute: fc.integer({ min: 0, max: 5 }),
      named: fc.uniqueArray(fc.integer({ min: 0, max: values.length - 1 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) => all.map((one, index): Message => Object.assign({ id: index + 1 }, one)));

function toDelivery({ id, alert, minute, named }: Message): DeliveryToApply {
  const at = start + minute * minuteMs + id * 100;
  const told: IncomingAlert = {
    title: `Alert ${alert}`,
    description: null,
    severity: 'High',
    sourceSeverity: null,
    state: 'firing',
    key: [['rule', String(alert)]],
    event: String(id),
    at: new Date(at).toISOString(),
    endedAt: null,
    category: null,
    techniques: [],
    tags: [],
    confidence: null,
    tlp: null,
    url: null,
    entity: null,
    observables: named.map((index) => values[index]).filter((one) => one !== undefined),
    isTest: false,
    isHeartbeat: false,
  };
  const incoming = {
    alert: told,
    fingerprint: `f${alert}`,
    fingerprintVersion: 1,
    occurrence: String(id),
    deliveryId: id,
    receivedAt: start + 60 * minuteMs,
    unmapped: 0,
  };
  return { id, incoming: [incoming], heartbeats: 0, rejections: [], unmapped: [] };
}

describe.each(testDatabases)('observables of messages in any order on $name', ({ open }) => {
  let database: Database;
  const source = { id: 'edge', default_severity: 'Medium', mapping_version: 1, sample: 0, queue_id: null } as const;
  const log: EventLog = { record: async () => 1 };
  const observe = createObserveAlerts(log);
  beforeAll(async () => {
    database = await open();
    await database.write(async (tx) => {
      await tx
        .insertInto('sources')
        .values({
          id: 'edge',
          name: 'Edge',
          format: 'generic-json',
          token_sealed: '',
          token_ends: '',
          default_severity: 'Medium',
          mapping_version: 1,
          failures: 0,
          pull_failures: 0,
          created_at: start,
          updated_at: start,
          version: 1,
          sample: 0,
        } as never)
        .execute();
      for (const [index, pattern] of patterns.entries())
        await tx
          .insertInto('intelligence')
          .values({
            id: `indicator--${index}`,
            kind: 'indicator',
            family: 'threat',
            type: 'Indicator',
            name: `Indicator ${index}`,
            description: '',
            source: '',
            labels: '[]',
            version: 1,
            stix: JSON.stringify({ pattern, pattern_type: 'stix' }),
            sample: 0,
            severity_assumed: 0,
            created_at: start,
            updated_at: start,
          } as never)
          .execute();
      await indexRecords(tx, ['indicator--0', 'indicator--1', 'indicator--2'], start);
    });
  });
  afterAll(() => database.close());

  async function forget(): Promise<void> {
    await database.write(async (tx) => {
      await tx.deleteFrom('alerts').execute();
      await tx.deleteFrom('sightings').execute();
      await tx.deleteFrom('observable_uses').where('object_type', '=', 'alert').execute();
      await tx.deleteFrom('observables').execute();
      await tx.updateTable('indicator_index').set({ sightings: 0, held_back: 0, last_sighted_at: null }).execute();
    });
  }

  async function stateAfter(batches: readonly (readonly Message[])[], mayFail: boolean) {
    await forget();
    for (const batch of batches) {
      const apply = async (fails: boolean) =>
        database.write(async (tx) => {
          await applyBatch(tx, source, batch.map(toDelivery), {
            now: start + 60 * minuteMs,
            newId: randomUUID,
            observe,
          });
          if (fails) throw new Error('the process ended here');
        });
      if (mayFail) await apply(true).catch(() => undefined);
      await apply(false);
    }
    const { read } = database;
    const uses = await read
      .selectFrom('observable_uses')
      .innerJoin('alerts', 'alerts.id', 'observable_uses.object_id')
      .select(['fingerprint', 'observable_id', 'role', 'origin', 'first_at', 'last_at'])
      .orderBy('fingerprint')
      .orderBy('observable_id')
      .execute();
    const sightings = await read
      .selectFrom('sightings')
      .innerJoin('alerts', 'alerts.id', 'sightings.object_id')
      .select(['fingerprint', 'indicator_id', 'observable_id', 'at', 'held_back_by'])
      .orderBy('fingerprint')
      .orderBy('indicator_id')
      .orderBy('observable_id')
      .execute();
    const observables = await read.selectFrom('observables').selectAll().orderBy('id').execute();
    const indicators = await read
      .selectFrom('indicator_index')
      .select(['record_id', 'sightings', 'held_back', 'last_sighted_at'])
      .orderBy('record_id')
      .execute();
    return { uses, sightings, observables, indicators };
  }

  test('neither their order, nor their repetition, nor a batch that was cut off changes what is known', async () => {
    await fc.assert(
      fc.asyncProperty(
        messages.chain((all) =>
          fc.record({
            all: fc.constant(all),
            other: fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
            again: fc.subarray(all),
            size: fc.integer({ min: 1, max: 4 }),
            isCutOff: fc.boolean(),
          }),
        ),
        async ({ all, other, again, size, isCutOff }) => {
          const batches = Array.from({ length: Math.ceil(other.length / size) }, (_, index) =>
            other.slice(index * size, (index + 1) * size),
          );
          const expected = await stateAfter(
            all.map((one) => [one]),
            false,
          );

          expect(
            await stateAfter(
              [...batches, again].filter(({ length }) => length > 0),
              isCutOff,
            ),
          ).toEqual(expected);
        },
      ),
      { numRuns: 25 },
    );
  });
});
