import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const day = (number: number) => `2026-10-${String(number + 1).padStart(2, '0')}T00:00:00.000Z`;

/** One object of a feed: what it is called there, and when that was written. */
type Said = { readonly record: number; readonly name: string; readonly written: number };
/** A relationship between two records of the run. */
type Tie = { readonly from: number; readonly to: number };
type Act =
  | { readonly do: 'import'; readonly objects: readonly Said[]; readonly ties: readonly Tie[] }
  | { readonly do: 'edit' | 'remove'; readonly record: number }
  | { readonly do: 'undo'; readonly which: number };

const records = [0, 1, 2, 3] as const;
const recordNumber = fc.constantFrom(...records);
const said: fc.Arbitrary<Said> = fc.record({
  record: recordNumber,
  name: fc.constantFrom('Amber', 'Birch', 'Cedar'),
  written: fc.nat({ max: 3 }),
});
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      objects: fc.uniqueArray(said, { minLength: 1, maxLength: 4, selector: ({ record }) => record }),
      ties: fc.uniqueArray(
        fc.record({ from: recordNumber, to: recordNumber }).filter(({ from, to }) => from < to),
        { maxLength: 2, selector: ({ from, to }) => from * 10 + to },
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), record: recordNumber }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), record: recordNumber }) },
);

// The reference: every record is a list of versions, and shows what they add up to.
type State = { readonly name: string; readonly written: number; readonly isShown: boolean };
type Version = { readonly by: string } & ({ readonly said: Said } | { readonly state: State });

function addUp(versions: readonly Version[]): State | undefined {
  let state: State | undefined;
  for (const version of versions) {
    if ('state' in version) state = version.state;
    else {
      const { name, written } = version.said;
      const isNewer = !state?.isShown || name !== state.name || written > state.written;
      const isOlder = state?.isShown === true && written < state.written;
      if (isNewer && !isOlder) state = { name, written, isShown: true };
    }
  }
  return state;
}

/** A person's edit is later than anything a feed says in these runs. */
const editedAt = 1_000;

class Reference {
  readonly versions = new Map<number, readonly Version[]>();
  readonly ties = new Map<string, readonly string[]>();

  stateOf = (record: number) => addUp(this.versions.get(record) ?? []);
  isShown = (record: number) => this.stateOf(record)?.isShown === true;

  import(by: string, { objects, ties }: Extract<Act, { do: 'import' }>) {
    for (const one of objects)
      this.versions.set(one.record, [...(this.versions.get(one.record) ?? []), { by, said: one }]);
    for (const { from, to } of ties)
      if (this.isShown(from) && this.isShown(to))
        this.ties.set(`${from}-${to}`, [...(this.ties.get(`${from}-${to}`) ?? []), by]);
  }

  write(record: number, state: State) {
    this.versions.set(record, [...(this.versions.get(record) ?? []), { by: 'a person', state }]);
  }

  undo(by: string) {
    for (const [record, versions] of this.versions)
      this.versions.set(
        record,
        versions.filter((version) => version.by !== by),
      );
    for (const [tie, writers] of this.ties)
      this.ties.set(
        tie,
        writers.filter((writer) => writer !== by),
      );
  }

  shown() {
    const names = records.filter(this.isShown).map((record) => `${record}: ${this.stateOf(record)?.name}`);
    const ties = [...this.ties].filter(([tie, writers]) => {
      const [from = -1, to = -1] = tie.split('-').map(Number);
      return writers.length > 0 && this.isShown(from) && this.isShown(to);
    });
    return [...names, ...ties.map(([tie]) => tie).sort()];
  }
}

describe.each(testDatabases)('undo in any order on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  let admin: typeof analyst;
  let runs = 0;
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
    admin = await app.asPerson('admin');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function ended(id: string): Promise<ImportRecord> {
    for (;;) {
      const { import: sheet } = (await analyst.ask('GET', `/imports/${id}`)).json();
      if (!['waiting', 'reading', 'storing', 'undoing'].includes(sheet.state)) return sheet;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** The product, told what the reference is told, with ids that no other run has. */
  function startRun() {
    runs++;
    const numberOf = (record: number) => runs * 100 + record;
    const idOf = (record: number) => `malware--${uuid(numberOf(record))}`;
    const tieOf = (from: number, to: number) => `relationship--${uuid(numberOf(10 + from * 10 + to))}`;
    const at = day(0);

    async function upload({ objects, ties }: Extract<Act, { do: 'import' }>) {
      const payload = JSON.stringify({
        type: 'bundle',
        id: `bundle--${uuid(1)}`,
        objects: [
          ...objects.map(({ record, name, written }) => ({
            type: 'malware',
            spec_version: '2.1',
            id: idOf(record),
            created: at,
            modified: day(written),
            name,
            is_family: false,
          })),
          ...ties.map(({ from, to }) => ({
            type: 'relationship',
            spec_version: '2.1',
            id: tieOf(from, to),
            created: at,
            modified: at,
            relationship_type: 'uses',
            source_ref: idOf(from),
            target_ref: idOf(to),
          })),
        ],
      });
      const headers = { 'content-type': 'application/json' };
      const { id } = (await analyst.ask('POST', '/imports?name=feed.json', { headers, payload })).json();
      const sheet = await ended(id);
      expect(sheet).toMatchObject({ state: 'finished', problem: null, problemDetail: '' });
      return sheet.id;
    }

    async function edit(record: number, name: string) {
      const { threat } = (await analyst.ask('GET', `/threats/${idOf(record)}`)).json();
      const { type, severity, status, source, confidence, tlp, labels, country, description, timestamp, version } =
        threat;
      const payload = { name, type, severity, status, source, confidence, tlp, labels, country, description };
      const answer = await analyst.ask('PUT', `/threats/${idOf(record)}`, {
        payload: { ...payload, timestamp, version },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    }

    async function remove(record: number) {
      expect((await admin.ask('DELETE', `/threats/${idOf(record)}`)).statusCode).toBe(200);
    }

    async function undo(id: string) {
      expect((await analyst.ask('POST', `/imports/${id}/undo`)).statusCode).toBe(200);
      expect((await ended(id)).state).toBe('undone');
    }

    async function shown() {
      const names: string[] = [];
      const ties: string[] = [];
      for (const record of records) {
        const answer = await analyst.ask('GET', `/threats/${idOf(record)}`);
        if (answer.statusCode === 200) names.push(`${record}: ${answer.json().threat.name}`);
      }
      for (const from of records)
        for (const to of records) {
          const row = await app.database.read
            .selectFrom('connections')
            .innerJoin('intelligence as source', 'source.id', 'source_id')
            .innerJoin('intelligence as target', 'target.id', 'target_id')
            .select('connections.id')
            .where('connections.id', '=', tieOf(from, to))
            .where('connections.deleted_at', 'is', null)
            .where('source.deleted_at', 'is', null)
            .where('target.deleted_at', 'is', null)
            .executeTakeFirst();
          if (row) ties.push(`${from}-${to}`);
        }
      return [...names, ...ties];
    }

    return { upload, edit, remove, undo, shown };
  }

  async function play(acts: readonly Act[]) {
    const product = startRun();
    const reference = new Reference();
    const imports: string[] = [];
    for (const [turn, one] of acts.entries()) {
      if (one.do === 'import') {
        const id = await product.upload(one);
        imports.push(id);
        reference.import(id, one);
      } else if (one.do === 'undo') {
        const [id] = imports.splice(one.which % Math.max(imports.length, 1), 1);
        if (id === undefined) continue;
        await product.undo(id);
        reference.undo(id);
      } else {
        const state = reference.stateOf(one.record);
        if (!state?.isShown) continue;
        const name = `Edited ${turn}`;
        if (one.do === 'edit') await product.edit(one.record, name);
        else await product.remove(one.record);
        const edited = one.do === 'edit' ? { name, isShown: true } : { name: state.name, isShown: false };
        reference.write(one.record, { ...edited, written: editedAt });
      }
      expect(await product.shown(), `after ${turn + 1} of ${JSON.stringify(acts)}`).toEqual(reference.shown());
    }
  }

  const say = (record: number, name: string, written: number): Said => ({ record, name, written });
  const bring = (...objects: Said[]): Act => ({ do: 'import', objects, ties: [] });
  const takeOut = (which: number): Act => ({ do: 'undo', which });

  test('two versions of a feed, the newest undone first, leave nothing', async () => {
    await play([bring(say(0, 'Amber', 0)), bring(say(0, 'Birch', 1)), takeOut(1), takeOut(0)]);
  });

  test('two versions of a feed, the oldest undone first, leave nothing', async () => {
    await play([bring(say(0, 'Amber', 0)), bring(say(0, 'Birch', 1)), takeOut(0), takeOut(0)]);
  });

  test('a record that two imports brought alike stays until both are undone', async () => {
    await play([bring(say(0, 'Amber', 0)), bring(say(0, 'Amber', 0)), takeOut(0), takeOut(0)]);
  });

  test('a relationship that is there already, one end of which was undone, is rejected and the rest is imported', async () => {
    const tie = { from: 0, to: 1 };
    await play([
      bring(say(0, 'Amber', 0)),
      { do: 'import', objects: [say(1, 'Birch', 0)], ties: [tie] },
      takeOut(0),
      { do: 'import', objects: [say(2, 'Cedar', 0)], ties: [tie] },
    ]);
  });

  test('any sequence of imports, edits and undos ends where a log of versions says', async () => {
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 9 }), play), {
      numRuns: 12,
      endOnFailure: true,
    });
  }, 60_000);
});
