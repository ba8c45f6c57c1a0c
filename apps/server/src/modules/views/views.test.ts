import { ownViewsMax, type SavedView } from '@halyard/contracts/work/views.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { purgeDeletedViews } from './view-store.ts';

const dayMs = 86_400_000;
const draft = { list: 'threats', name: 'Critical only', query: 'severity=Critical', shared: false };

describe.each(testDatabases)('saved views on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  // What one test shares, the next would see.
  beforeEach(async () => {
    await app.database.write((tx) => tx.deleteFrom('saved_views').execute());
  });

  async function person(role: 'admin' | 'analyst' | 'viewer' = 'analyst') {
    const { id, ask } = await app.asPerson(role);
    const views = async (list = 'threats'): Promise<SavedView[]> => (await ask('GET', `/views?list=${list}`)).json();
    return {
      id,
      ask,
      views,
      save: (change: Partial<typeof draft> = {}) => ask('POST', '/views', { payload: { ...draft, ...change } }),
      namesOf: async (list?: string) => (await views(list)).map(({ name }) => name),
      setDefault: (viewId: string | null, list = 'threats') =>
        ask('PUT', `/view-defaults/${list}`, { payload: { viewId } }),
    };
  }

  const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ];

  test('a view is kept with its parameters in order, and listed by name with those of its list', async () => {
    const ada = await person();

    const saved = await ada.save({ name: ' zulu ', query: '?status=active&severity=Critical,High' });
    await ada.save({ name: 'Älpha', query: '' });
    await ada.save({ name: 'of another list', list: 'network' });

    expect([saved.statusCode, saved.headers.location]).toEqual([201, `/api/views/${saved.json().id}`]);
    expect(saved.json()).toMatchObject({
      name: 'zulu',
      query: 'severity=Critical%2CHigh&status=active',
      shared: false,
      isDefault: false,
      owner: { id: ada.id, isMe: true },
      version: 1,
    });
    expect(await ada.namesOf()).toEqual(['Älpha', 'zulu']);
    expect(await ada.namesOf('network')).toEqual(['of another list']);
  });

  test('a shared view is seen by all, another one by its owner only; viewers share none', async () => {
    const [ada, viewer] = [await person(), await person('viewer')];
    await ada.save({ list: 'incidents', name: 'private' });
    const { id } = (await ada.save({ list: 'incidents', name: 'for the team', shared: true })).json();

    expect(await viewer.views('incidents')).toMatchObject([
      { id, name: 'for the team', shared: true, owner: { id: ada.id, isMe: false, name: expect.stringMatching(/./) } },
    ]);
    expect(codeOf(await viewer.save({ shared: true }))).toEqual([403, 'forbidden']);
    const own = (await viewer.save()).json();
    const share = { name: own.name, query: own.query, shared: true, version: 1 };
    expect(codeOf(await viewer.ask('PUT', `/views/${own.id}`, { payload: share }))).toEqual([403, 'forbidden']);
  });

  test('only the owner renames, updates, deletes or restores a view', async () => {
    const [ada, admin] = [await person(), await person('admin')];
    const { id } = (await ada.save({ shared: true })).json();
    const change = { name: 'theirs', query: '', shared: true, version: 1 };

    for (const attempt of [
      await admin.ask('PUT', `/views/${id}`, { payload: change }),
      await admin.ask('DELETE', `/views/${id}`),
      await admin.ask('POST', `/views/${id}/restore`),
    ])
      expect(codeOf(attempt)).toEqual([404, 'record_not_found']);
    expect((await ada.ask('PUT', `/views/${id}`, { payload: change })).json()).toMatchObject({
      name: 'theirs',
      query: '',
      version: 2,
    });
  });

  test('a change of what someone changed meanwhile is rejected; saving it unchanged changes nothing', async () => {
    const ada = await person();
    const { id } = (await ada.save()).json();
    const put = (name: string, version: number) =>
      ada.ask('PUT', `/views/${id}`, { payload: { name, query: draft.query, shared: false, version } });

    expect((await put('one', 1)).json().version).toBe(2);
    expect(codeOf(await put('two', 1))).toEqual([412, 'record_changed']);
    expect((await put('one', 2)).json().version).toBe(2);
  });

  test('a deleted view is gone and can be brought back for a day, still the default', async () => {
    const ada = await person();
    const { id } = (await ada.save()).json();
    await ada.setDefault(id);

    expect((await ada.ask('DELETE', `/views/${id}`)).statusCode).toBe(204);
    expect(await ada.views()).toEqual([]);
    expect(codeOf(await ada.ask('DELETE', `/views/${id}`))).toEqual([404, 'record_not_found']);
    await app.database.write((tx) => purgeDeletedViews(tx, app.now() - dayMs));
    expect((await ada.ask('POST', `/views/${id}/restore`)).json()).toMatchObject({ id, isDefault: true });
    expect(await ada.namesOf()).toEqual([draft.name]);

    await ada.ask('DELETE', `/views/${id}`);
    await app.database.write((tx) =>
      tx
        .updateTable('saved_views')
        .set({ deleted_at: app.now() - dayMs - 1 })
        .execute(),
    );
    expect(codeOf(await ada.ask('POST', `/views/${id}/restore`))).toEqual([404, 'record_not_found']);
    await app.database.write((tx) => purgeDeletedViews(tx, app.now() - dayMs));
    expect(await app.database.read.selectFrom('view_defaults').selectAll().where('view_id', '=', id).execute()).toEqual(
      [],
    );
  });

  test('each person has one default a list, of their own or of a shared view', async () => {
    const [ada, viewer] = [await person(), await person('viewer')];
    const shared = (await ada.save({ list: 'receivedAlerts', name: 'shared', shared: true })).json();
    const own = (await ada.save({ list: 'receivedAlerts', name: 'own' })).json();
    const defaultsOf = async ({ views }: typeof ada) =>
      (await views('receivedAlerts')).flatMap(({ name, isDefault }) => (isDefault ? [name] : []));

    expect((await viewer.setDefault(shared.id, 'receivedAlerts')).statusCode).toBe(204);
    await ada.setDefault(shared.id, 'receivedAlerts');
    await ada.setDefault(own.id, 'receivedAlerts');
    expect([await defaultsOf(ada), await defaultsOf(viewer)]).toEqual([['own'], ['shared']]);

    await ada.setDefault(null, 'receivedAlerts');
    expect(await defaultsOf(ada)).toEqual([]);
    expect(codeOf(await viewer.setDefault(own.id, 'receivedAlerts'))).toEqual([404, 'record_not_found']);
    expect(codeOf(await viewer.setDefault(shared.id, 'threats'))).toEqual([404, 'record_not_found']);
  });

  test('a person who has as many views as there is room for adds and restores none', async () => {
    const ada = await person();
    const { id } = (await ada.save()).json();
    await ada.ask('DELETE', `/views/${id}`);
    const rows = Array.from({ length: ownViewsMax }, (_, index) => ({
      id: `${ada.id}-${index}`,
      list: 'threats' as const,
      name: `View ${index}`,
      query: '',
      owner_id: ada.id,
      shared: 0 as const,
      version: 1,
      created_at: app.now(),
      deleted_at: null,
    }));
    await app.database.write((tx) => tx.insertInto('saved_views').values(rows).execute());

    expect(codeOf(await ada.save())).toEqual([409, 'list_full']);
    expect(codeOf(await ada.ask('POST', `/views/${id}/restore`))).toEqual([409, 'list_full']);
  });

  test.each([
    ['an unknown list', { list: 'todos' }],
    ['a blank name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(81) }],
    ['a query that is too long', { query: 'x'.repeat(2_001) }],
  ])('%s is rejected', async (_what, change) => {
    const ada = await person();
    expect((await ada.save(change)).statusCode).toBe(400);
    expect(await ada.views()).toEqual([]);
  });

  test('an account that is deleted takes its views and defaults along', async () => {
    const [ada, other] = [await person(), await person()];
    const { id } = (await ada.save({ shared: true })).json();
    await other.setDefault(id);

    await app.database.write((tx) => tx.deleteFrom('people').where('id', '=', ada.id).execute());

    expect((await other.views()).some((view) => view.id === id)).toBe(false);
    expect(await app.database.read.selectFrom('view_defaults').selectAll().where('view_id', '=', id).execute()).toEqual(
      [],
    );
  });
});
