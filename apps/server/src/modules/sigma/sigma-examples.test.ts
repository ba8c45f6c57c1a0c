import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

const ruleText = (number: number, word: string) => `title: Example ${number}
id: 00000000-0000-4000-9000-${String(number).padStart(12, '0')}
tags: [attack.t1499.00${number}]
logsource: { product: linux }
detection:
  s: { word: ${word} }
  condition: s
`;

const expected = [
  { text: '{"word": "bad"}', matches: true },
  { text: '{"word": "good"}', matches: false },
];

describe.each(testDatabases)('examples of Sigma rules on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Person;
  let made = 0;

  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const importRule = (number: number, word: string) =>
    analyst.ask('POST', '/sigma-rules/imports', {
      payload: { files: [{ name: 'r.yml', text: ruleText(number, word) }], state: 'enabled' },
    });
  async function addRule() {
    const number = ++made;
    await importRule(number, 'bad');
    const found = (await analyst.ask('GET', `/sigma-rules?search=${encodeURIComponent(`Example ${number}`)}`)).json();
    return { number, id: found.rules[0].id as string };
  }
  const read = async (id: string) => (await analyst.ask('GET', `/sigma-rules/${id}`)).json();
  async function keep(id: string, examples: readonly object[]) {
    const { version } = (await read(id)).rule;
    return analyst.ask('PUT', `/sigma-rules/${id}/examples`, { payload: { examples, version } });
  }
  const undo = (changeId: string) => analyst.ask('POST', `/changes/${changeId}/undo`);

  test('a rule without examples is untested, one that does what they expect passes, any other fails', async () => {
    const { id } = await addRule();
    expect((await read(id)).rule.proof).toBe('untested');

    const passing = (await keep(id, expected)).json();
    expect(passing.rule).toMatchObject({ rule: { proof: 'passing' }, examples: [{ found: true }, { found: false }] });
    const failing = (await keep(id, [...expected, { text: '{"word": "worse"}', matches: true }])).json();
    expect(failing.rule.rule.proof).toBe('failing');
    expect((await analyst.ask('GET', '/sigma-rules?proof=failing')).json().rules).toMatchObject([{ id }]);

    await undo(failing.changeId);
    expect(await read(id)).toMatchObject({ rule: { proof: 'passing' }, examples: expected });
  });

  test('another text is run over the examples, whether it is edited or imported, and an undo brings back both', async () => {
    const { id, number } = await addRule();
    await keep(id, expected);
    const { rule, text } = await read(id);
    const payload = { text: text.replace('word: bad', 'word: good'), version: rule.version };
    const edited = (await analyst.ask('PUT', `/sigma-rules/${id}`, { payload })).json();
    expect(edited.rule).toMatchObject({ rule: { proof: 'failing' }, examples: [{ found: false }, { found: true }] });

    const { changeId } = (await importRule(number, 'bad')).json();
    expect((await read(id)).rule.proof).toBe('passing');

    await undo(changeId);
    expect((await read(id)).rule.proof).toBe('failing');
  });

  test('an example that is no event is not kept, and neither is one for a rule that changed meanwhile', async () => {
    const { id } = await addRule();
    expect((await keep(id, [{ text: '{"word": ', matches: true }])).json()).toMatchObject({ code: 'invalid_input' });
    const payload = { examples: expected, version: 99 };
    expect((await analyst.ask('PUT', `/sigma-rules/${id}/examples`, { payload })).statusCode).toBe(412);
    expect((await read(id)).examples).toEqual([]);
  });

  test('viewers keep no examples', async () => {
    const { id } = await addRule();
    const viewer = await app.asPerson('viewer');
    const payload = { examples: expected, version: 1 };
    expect((await viewer.ask('PUT', `/sigma-rules/${id}/examples`, { payload })).statusCode).toBe(403);
  });

  test('the matrix counts enabled rules of a technique and those whose examples pass', async () => {
    const { id, number } = await addRule();
    await keep(id, expected);
    const { outside, techniques } = (await analyst.ask('GET', '/attack/matrix')).json();
    const found = [...outside, ...techniques].find((one) => one.number === `T1499.00${number}`);
    expect(found).toMatchObject({ detections: 1, enabled: 1, passing: 1 });
  });
});
