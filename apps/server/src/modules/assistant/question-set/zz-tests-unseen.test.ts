import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@halyard/contracts/accounts/settings.ts';
import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { test } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { saysRows, type UnseenQuestion } from './testing/judge-unseen.ts';
import { openFacts } from './testing/open-facts.ts';

const emails = {
  administrator: 'admin@example.com',
  analyst: 'reuben.mensah@example.com',
  viewer: 'priya.sato@example.com',
} as const;
const folder = process.env.UNSEEN_FOLDER ?? 'unseen';
const only = process.env.UNSEEN_ONLY ? new RegExp(process.env.UNSEEN_ONLY) : null;
test('dump', async () => {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error('no db');
  const app = await startAssistantApp(await sqlite.open(), { withCrime: true });
  const workFolder = mkdtempSync(join(app.config.crimeFolder, 'facts-'));
  const facts = await openFacts({ database: app.database, crimeFolder: app.config.crimeFolder, workFolder });
  const people = {
    administrator: await app.as(emails.administrator),
    analyst: await app.as(emails.analyst),
    viewer: await app.as(emails.viewer),
  };
  const out: unknown[] = [];
  for (const language of languages) {
    const list = JSON.parse(
      readFileSync(new URL(`./${folder}/${language}.json`, import.meta.url), 'utf8'),
    ) as UnseenQuestion[];
    const all = new Map(list.map((q) => [q.id, q]));
    const conv = (q: UnseenQuestion): UnseenQuestion[] => {
      const b = q.after === null ? undefined : all.get(q.after);
      return b ? [...conv(b), q] : [q];
    };
    for (const q of list) {
      if (only && !only.test(q.id)) continue;
      const manner = { language: q.language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' } as const;
      let before: unknown = null;
      let answer: Answer | undefined;
      let response = '';
      let error = '';
      try {
        for (const { ask, screen } of conv(q)) {
          app.pass(10);
          const o = await people[q.role].question(ask, { screen, before, manner });
          ({ understood: before, answer, response } = o);
        }
      } catch (e) {
        error = String((e as Error).stack).slice(0, 400);
      }
      let rows = null;
      if (q.sql !== null)
        rows = await facts.ask({ from: 'workspace', sql: q.sql }, { now: app.now(), me: people[q.role].id });
      let verdict = 'refused';
      const offers: string[] = [];
      if (error) verdict = 'ERROR';
      else if (!answer) verdict = 'refused';
      else if (q.kind === 'refusal') verdict = answer.refused ? 'right' : 'other';
      else if (answer.refused) {
        for (const { spec, label, leavesOut } of answer.readings ?? []) {
          offers.push(`${label} (w/o ${leavesOut.join(',')})`);
          if (rows && verdict !== 'offered') {
            const { answer: a } = await people[q.role].question('', { spec, manner });
            if (saysRows(a, rows, q.language)) verdict = 'offered';
          }
        }
      } else if (!rows) verdict = 'answered';
      else verdict = saysRows(answer, rows, q.language) ? 'right' : 'other';
      out.push({
        id: q.id,
        lang: q.language,
        role: q.role,
        screen: q.screen,
        kind: q.kind,
        after: q.after ? all.get(q.after)?.ask : undefined,
        ask: q.ask,
        intent: q.intent,
        verdict,
        refused: answer?.refused,
        error: error || undefined,
        proposal: answer?.proposal?.summary,
        offers,
        response: response.slice(0, 420),
        rows: JSON.stringify(rows)?.slice(0, 250),
      });
    }
  }
  writeFileSync(process.env.UNSEEN_OUT ?? '/tmp/unseen.json', JSON.stringify(out, null, 1));
  await app.close();
}, 600_000);
