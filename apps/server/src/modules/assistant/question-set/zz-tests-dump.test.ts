import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { allAreas } from './testing/all-areas.ts';
import { askQuestion, type Send } from './testing/ask-question.ts';
import { judge, textOf } from './testing/judge.ts';
import { openFacts } from './testing/open-facts.ts';

test('dump', async () => {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error('no db');
  const app = await startAssistantApp(await sqlite.open(), { withCrime: true });
  const workFolder = mkdtempSync(join(app.config.crimeFolder, 'facts-'));
  const facts = await openFacts({ database: app.database, crimeFolder: app.config.crimeFolder, workFolder });
  const people = new Map<string, { send: Send; me: string }>();
  const only = process.env.QS_ONLY ? new RegExp(process.env.QS_ONLY, 'i') : null;
  const out: unknown[] = [];
  for (const [area, questions] of Object.entries(allAreas)) {
    for (const question of questions) {
      if (only && !only.test(question.ask) && !only.test(area)) continue;
      const email = question.as ?? 'admin@example.com';
      if (!people.has(email)) {
        const { id, token } = await app.as(email);
        people.set(email, {
          me: id,
          send: ({ headers, ...request }) =>
            app.app.inject({ ...request, headers: { ...headers, authorization: `Bearer ${token}` } }),
        });
      }
      const { send, me } = people.get(email) ?? { send: undefined as never, me: '' };
      app.pass(1_100 * (1 + [question.after ?? []].flat().length));
      const { expect: e, language = 'en' } = question;
      const wanted = 'query' in e ? await facts.ask(e.query, { now: app.now(), me }) : [];
      const answer = await askQuestion(send, question);
      const verdict = answer ? judge(e, { answer, language, wanted }) : 'wrong';
      out.push({
        area,
        ask: question.ask,
        after: question.after,
        as: question.as,
        screen: question.screen,
        mayRefuse: question.mayRefuse,
        kind: e.kind,
        verdict,
        refused: answer?.refused,
        chips: answer?.reading?.chips.map((c) => `${c.name ?? ''}=${c.label}`).join(' ; '),
        text: answer ? textOf(answer).slice(0, 700) : 'NO ANSWER',
        citations: answer?.citations.map(({ label, records, href }) => `${label} [${records}] ${href}`),
        readings: answer?.readings?.map((r) => r.label),
        proposal: answer?.proposal?.request,
        wanted: JSON.stringify(wanted).slice(0, 400),
      });
    }
  }
  writeFileSync(process.env.QS_OUT ?? '/tmp/mine/qs.json', JSON.stringify(out, null, 1));
  await app.close();
}, 900_000);
