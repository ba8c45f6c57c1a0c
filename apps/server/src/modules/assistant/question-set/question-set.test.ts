import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AssistantApp, startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { allAreas } from './testing/all-areas.ts';
import { askAgain, askQuestion, type Send } from './testing/ask-question.ts';
import type { AskedQuestion } from './testing/asked-question.ts';
import { judge, textOf, type Wanted } from './testing/judge.ts';
import { type Facts, openFacts } from './testing/open-facts.ts';
import { type Result, summarise } from './testing/summarise.ts';

const administrator = 'admin@example.com';
/** Longer than a sixtieth of a minute: so many questions a minute are answered. */
const betweenMs = 1_100;

type AskedResult = Result & {
  readonly answer: Answer | undefined;
  readonly wanted: Wanted;
  readonly broken: readonly string[];
};

/** What an answer promises and does not keep: figures without a source, sources that answer otherwise when asked. */
async function brokenPromises({ sentences, citations, tables }: Answer, send: Send): Promise<string[]> {
  const known = new Set(citations.map(({ n }) => n));
  const cited = [
    ...sentences.flatMap(({ parts, cites }) => [...parts.map(({ cite }) => cite), ...cites]),
    ...tables.map(({ cite }) => cite),
  ];
  const broken = cited.filter((cite) => cite !== null && !known.has(cite)).map((cite) => `no source ${cite}`);
  for (const { request, records } of citations) {
    if (request === null) continue;
    const reply = await askAgain(send, request);
    if (reply.statusCode !== 200) broken.push(`${request}: ${reply.statusCode}`);
    else if (!mayBe(records, request, reply.json())) broken.push(`${request}: not ${records} records`);
  }
  return broken;
}

/** Tasks, notifications and other short lists know few filters: of these the engine counts those it was asked for. */
function mayBe(records: number | null, request: string, reply: unknown): boolean {
  if (records === null) return true;
  if (Array.isArray(reply)) return records <= reply.length;
  const { total } = reply as { total?: unknown };
  if (typeof total !== 'number') return true;
  return request.startsWith('GET /notifications') ? records <= total : records === total;
}

function describeResult({ area, question, verdict, answer, wanted }: AskedResult): string {
  const said = answer ? `${answer.refused ?? 'answered'}: ${textOf(answer).slice(0, 600)}` : 'no answer at all';
  const before = question.after === undefined ? '' : `${[question.after].flat().join(' | ')} | `;
  const { kind } = question.expect;
  return `[${area}] ${verdict}\n  ${before}${question.ask}\n  ${said}\n  expected ${kind}: ${JSON.stringify(wanted).slice(0, 600)}`;
}

describe('the question set', () => {
  let app: AssistantApp;
  let facts: Facts;
  let workFolder: string;
  const asked: AskedResult[] = [];

  async function askOne(area: string, question: AskedQuestion, send: Send, me: string): Promise<AskedResult> {
    app.pass(betweenMs * (1 + [question.after ?? []].flat().length));
    const { expect: expectation, language = 'en' } = question;
    const wanted = 'query' in expectation ? await facts.ask(expectation.query, { now: app.now(), me }) : [];
    const answer = await askQuestion(send, question);
    const verdict = answer ? judge(expectation, { answer, language, wanted }) : 'wrong';
    const broken = answer ? await brokenPromises(answer, send) : [];
    return { area, question, verdict, answer, wanted, broken };
  }

  async function openPeople() {
    const emails = Object.values(allAreas).flatMap((all) => all.map(({ as = administrator }) => as));
    const people = new Map<string, { send: Send; me: string }>();
    for (const email of new Set(emails)) {
      const { id, token } = await app.as(email);
      const send: Send = ({ headers, ...request }) =>
        app.app.inject({ ...request, headers: { ...headers, authorization: `Bearer ${token}` } });
      people.set(email, { send, me: id });
    }
    return people;
  }

  beforeAll(async () => {
    const [sqlite] = testDatabases;
    if (!sqlite) throw new Error('There is no database.');
    app = await startAssistantApp(await sqlite.open(), { withCrime: true });
    const { database, config } = app;
    workFolder = mkdtempSync(join(config.crimeFolder, 'facts-'));
    facts = await openFacts({ database, crimeFolder: config.crimeFolder, workFolder });
    const people = await openPeople();
    for (const [area, questions] of Object.entries(allAreas))
      for (const question of questions) {
        const person = people.get(question.as ?? administrator);
        if (person) asked.push(await askOne(area, question, person.send, person.me));
      }
  }, 180_000);
  afterAll(async () => {
    facts.close();
    rmSync(workFolder, { recursive: true, force: true });
    await app.close();
  });

  test('has at least 200 questions, of which at least 25 must be refused', () => {
    const { mustRefuse } = summarise(asked);

    expect(asked.length).toBeGreaterThanOrEqual(200);
    expect(mustRefuse).toBeGreaterThanOrEqual(25);
  });

  test('nothing is answered wrongly, and nothing is answered that must be refused', () => {
    const wrong = asked.filter(({ verdict }) => verdict === 'wrong').map(describeResult);

    expect(wrong, wrong.join('\n')).toEqual([]);
  });

  test('at least nine in ten of what can be answered are answered', () => {
    const { answerable, answered } = summarise(asked);
    const refused = asked
      .filter(({ verdict, question }) => verdict === 'refused' && !question.mayRefuse)
      .map(describeResult);

    expect(answered / answerable, refused.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('every figure cites a source, and every source answers the same person the same when it is asked again', () => {
    const broken = asked.flatMap(({ question, broken: all }) => all.map((one) => `${question.ask}: ${one}`));

    expect(broken, broken.join('\n')).toEqual([]);
  });
});
