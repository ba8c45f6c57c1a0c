import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import type { Database } from '../database.ts';
import { readAssumedSeverities } from '../severity-rules.ts';
import type { IntelligenceTable } from '../tables/intelligence-schema.ts';
import { severityRulesMigration } from './0042-severity-rules.ts';

const assumed: IntelligenceTable = {
  id: 'malware--00000000-0000-4000-8000-000000000001',
  kind: 'malware',
  family: 'threat',
  type: 'Malware',
  name: 'Loader',
  description: 'It says "severity":"High","severityAssumed":true of itself.',
  severity: 'High',
  severity_assumed: 1,
  status: 'Active',
  risk: null,
  source: 'Feed',
  source_assumed: null,
  confidence: null,
  tlp: null,
  labels: '[]',
  country: null,
  latitude: null,
  longitude: null,
  accuracy: null,
  seen_at: 1_000,
  stix: null,
  acknowledged_at: null,
  acknowledged_by: null,
  verdict: null,
  verdict_reason: null,
  version: 1,
  created_at: 1_000,
  updated_at: 1_000,
  deleted_at: null,
  sample: 0,
  import_id: null,
};

/** What an import of an earlier release said of a record. */
const said = (severity: string | null, severityAssumed: boolean) =>
  JSON.stringify({
    incoming: {
      table: 'intelligence',
      record: { description: assumed.description, severity, severityAssumed, status: 'Active' },
      source: 'Feed',
      at: 1,
    },
  });

describe.each(testDatabases)('severities that were assumed when Halyard was updated, on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.write(async (tx) => {
      // As it was before.
      await tx.schema.dropTable('severity_rules').execute();
      await tx.schema.dropIndex('intelligence_shown_of_import').execute();
      await tx.insertInto('intelligence').values(assumed).execute();
      const entry = { table_name: 'intelligence' as const, record_id: assumed.id, import_id: 'i1', version: 1 };
      const contents = [said('High', true), said('Low', false), said(null, false)];
      await tx
        .insertInto('record_versions')
        .values(contents.map((content, seq) => ({ ...entry, seq, content })))
        .execute();
      await severityRulesMigration.up(tx as never);
    });
  });
  afterAll(() => database.close());

  test('records keep them, and the same rules go on', async () => {
    const row = await database.read.selectFrom('intelligence').selectAll().executeTakeFirstOrThrow();
    const rules = await database.write((tx) => readAssumedSeverities(tx));

    expect(row).toMatchObject({ severity: 'High', severity_assumed: 1, description: assumed.description });
    expect([rules.get('malware'), rules.get('indicator'), rules.get('observed-data')]).toEqual([
      'High',
      'Medium',
      'Low',
    ]);
  });

  test('what imports said is kept as the files said it', async () => {
    const rows = await database.read.selectFrom('record_versions').select('content').orderBy('seq').execute();
    const records = rows.map(({ content }) => JSON.parse(content ?? '').incoming.record);

    expect(records).toEqual([
      { description: assumed.description, severity: null, status: 'Active' },
      { description: assumed.description, severity: 'Low', status: 'Active' },
      { description: assumed.description, severity: null, status: 'Active' },
    ]);
  });
});
