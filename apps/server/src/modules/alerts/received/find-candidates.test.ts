import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitWords } from '../../../database/full-text/split-query.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Found = { readonly kind: string; readonly id: string };

const copies = 20_100;
const atOnce = 150;
const vocabulary = ['quay', 'quays', 'seaquay', 'hatch', 'hatches', 'door', 'doors', '7', '71', 'a'];

describe.each(testDatabases)('a search for received alerts on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
    const payload = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await (await app.asPerson('admin')).ask('POST', '/sources', { payload })).json();
    await app.app.inject({
      method: 'POST',
      url: `/api/intake/${source.id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: [
        { id: 'needle', title: 'Rare tunnel', host: 'srv-44', source_ip: '198.51.100.77' },
        { id: 'hay', title: 'Frequent tunnel' },
        ...Array.from({ length: 60 }, (_, index) => ({
          id: `mixed-${index}`,
          title: [0, 1, 2].map((place) => vocabulary[(index * (place + 3) + place) % vocabulary.length]).join(' '),
        })),
      ],
    });
    await app.runJobs();
    await copyAlert('Frequent tunnel');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function copyAlert(title: string): Promise<void> {
    const { database } = app;
    const row = await database.read
      .selectFrom('alerts')
      .selectAll()
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    const copyOf = (index: number) =>
      Object.assign({}, row, { id: `copy-${index}`, number: 1_000_000 + index, fingerprint: `copy-${index}` });
    for (let from = 0; from < copies; from += atOnce)
      await database.writeStep((tx) =>
        tx
          .insertInto('alerts')
          .values(Array.from({ length: atOnce }, (_, index) => copyOf(from + index)))
          .execute(),
      );
  }

  const search = async (words: string) =>
    (await analyst.ask('GET', `/received-alerts?search=${encodeURIComponent(words)}`)).json();
  const everywhere = async (words: string): Promise<readonly Found[]> =>
    (await analyst.ask('GET', `/search?q=${encodeURIComponent(words)}`))
      .json()
      .results.filter(({ kind }: Found) => kind === 'alert');

  /** All alerts with their texts, the newest first. */
  async function readTexts() {
    const rows = await app.database.read.selectFrom('alerts').selectAll().execute();
    return rows
      .toSorted((one, other) => Number(other.last_seen) - Number(one.last_seen) || other.number - one.number)
      .map(({ id, number, search_text, context_text }) => {
        const text = `${search_text} ${context_text ?? ''}`;
        return { id, number, text, words: splitWords(`${number} ${text}`).map(({ word }) => word) };
      });
  }

  /** What a search finds, from all texts: few by the beginnings of their words, very many by parts of them. */
  function findPlainly(alerts: Awaited<ReturnType<typeof readTexts>>, typed: string): readonly string[] {
    const pieces = typed.split(' ');
    const isMet = (own: string, word: string) => (word.length === 1 ? own === word : own.startsWith(word));
    const byWords = alerts.filter(({ words }) => pieces.every((piece) => words.some((own) => isMet(own, piece))));
    const isFew = pieces.some(({ length }) => length > 1) && byWords.length <= 10_000;
    const found = new Set(isFew ? byWords : alerts);
    return alerts
      .filter(
        (alert) =>
          typed === String(alert.number) || (found.has(alert) && pieces.every((piece) => alert.text.includes(piece))),
      )
      .map(({ id }) => id);
  }

  test('finds the same in the same order as reading all texts does', async () => {
    const alerts = await readTexts();
    const part = fc.tuple(
      fc.constantFrom(...vocabulary, 'rare', 'frequent', 'tunnel'),
      fc.nat({ max: 2 }),
      fc.integer({ min: 1, max: 9 }),
    );
    const typing = fc
      .array(part, { minLength: 1, maxLength: 3 })
      .map((parts) => parts.map(([word, from, size]) => word.slice(from, from + size) || word).join(' '));
    await fc.assert(
      fc.asyncProperty(typing, async (typed) => {
        const expected = findPlainly(alerts, typed);
        const path = `/received-alerts?sort=lastSeen&limit=40&search=${encodeURIComponent(typed)}`;
        const first = (await analyst.ask('GET', path)).json();
        const shown: string[] = first.alerts.map(({ id }: Found) => id);
        if (first.next !== null) {
          const second = (await analyst.ask('GET', `${path}&after=${first.next}`)).json();
          shown.push(...second.alerts.map(({ id }: Found) => id));
        }
        expect(shown).toEqual(expected.slice(0, shown.length));
        expect(shown.length).toBe(Math.min(expected.length, 80));
        const total = Math.min(expected.length, 10_000);
        expect(first).toMatchObject({ total, totalIsAtLeast: expected.length > 10_000 });
      }),
      { numRuns: 40 },
    );
  });

  test('finds a few among very many, by the beginnings of words', async () => {
    expect(await search('tunn rar')).toMatchObject({
      total: 1,
      totalIsAtLeast: false,
      alerts: [{ title: 'Rare tunnel' }],
    });
    expect(await search('rare frequent')).toMatchObject({ total: 0, totalIsAtLeast: false, alerts: [] });
  });

  test('that finds very many says that it has not counted all', async () => {
    const { alerts, total, totalIsAtLeast } = await search('tunnel');

    expect({ total, totalIsAtLeast }).toEqual({ total: 10_000, totalIsAtLeast: true });
    expect(alerts).toHaveLength(100);
  });

  test('of all records finds them by title, number, entity and observable', async () => {
    const [alert] = (await search('rare')).alerts;
    const name = `ALT-${String(alert.number).padStart(6, '0')}`;

    expect(await everywhere('rare tunnel')).toMatchObject([
      { id: alert.id, title: 'Rare tunnel', subtitle: `${name} · srv-44` },
    ]);
    for (const words of [name, 'srv-44', '198.51.100.77'])
      expect(
        (await everywhere(words)).map(({ id }) => id),
        words,
      ).toContain(alert.id);
  });
});
