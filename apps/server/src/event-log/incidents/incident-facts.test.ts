import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { testDatabases } from '../../testing/databases.ts';
import { findFactFaults, keepIncidentFacts } from './incident-facts.ts';

describe.each(testDatabases)('facts of incidents on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const happen = (object_id: string, at: number, kind: 'incident_opened' | 'incident_status_changed', to: string) =>
    database.write(async (tx) => {
      const about = { actor_id: null, audience_id: null, object_type: 'incident', object_id, subject: null } as const;
      const values = {
        ...about,
        at,
        kind,
        severity: 'low' as const,
        sample: 0 as const,
        details: JSON.stringify({ to }),
      };
      await tx.insertInto('events').values(values).execute();
    });
  const factsOf = async (id: string) => {
    await keepIncidentFacts(database);
    return database.read.selectFrom('incident_facts').selectAll().where('incident_id', '=', id).executeTakeFirst();
  };

  test('they follow whatever is written into the log, moved and taken from it', async () => {
    await happen('1', 1_000, 'incident_opened', 'High');
    await happen('1', 2_000, 'incident_status_changed', 'Resolved');
    await happen('1', 3_000, 'incident_status_changed', 'Open');
    expect(await factsOf('1')).toMatchObject({ severity: 'High', resolved_at: null, reopened: '[3000]', events: 3 });

    await database.write((tx) => tx.updateTable('events').set({ at: 2_500 }).where('at', '=', 3_000).execute());
    expect(await factsOf('1')).toMatchObject({ reopened: '[2500]', last_reopened_at: 2_500 });

    await database.write((tx) => tx.deleteFrom('events').where('at', '=', 2_500).execute());
    expect(await factsOf('1')).toMatchObject({ resolved_at: 2_000, reopened: '[]', events: 2 });

    await database.write((tx) => tx.deleteFrom('events').where('object_id', '=', '1').execute());
    expect(await factsOf('1')).toBeUndefined();
  });

  test('several hundred are worked out in steps, by two at once as by one', async () => {
    for (let number = 0; number < 450; number++)
      await happen(`many-${number}`, 5_000 + number, 'incident_opened', 'Low');
    await Promise.all([keepIncidentFacts(database), keepIncidentFacts(database)]);

    const count = database.read.selectFrom('incident_facts').select((eb) => eb.fn.countAll<number>().as('rows'));
    expect(Number((await count.executeTakeFirstOrThrow()).rows)).toBe(450);
    expect(await findFactFaults(database.read)).toEqual([]);
  });

  test('what was changed behind the back of the log is found, and what waits to be worked out is not', async () => {
    await database.write((tx) =>
      tx.updateTable('incident_facts').set({ severity: 'Critical' }).where('incident_id', '=', 'many-7').execute(),
    );
    await happen('many-8', 9_000, 'incident_status_changed', 'Closed');

    expect(await findFactFaults(database.read)).toEqual(['many-7']);
  });
});
