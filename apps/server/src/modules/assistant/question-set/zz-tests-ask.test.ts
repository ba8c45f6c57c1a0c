import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';

const emails = {
  administrator: 'admin@example.com',
  analyst: 'reuben.mensah@example.com',
  viewer: 'priya.sato@example.com',
} as const;
test('ask', async () => {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error('no db');
  const app = await startAssistantApp(await sqlite.open(), { withCrime: process.env.NO_CRIME === undefined });
  const people = {
    administrator: await app.as(emails.administrator),
    analyst: await app.as(emails.analyst),
    viewer: await app.as(emails.viewer),
  };
  const list = JSON.parse(readFileSync('/tmp/mine/ask.json', 'utf8')) as {
    role?: keyof typeof people;
    screen?: string;
    lang?: 'en';
    asks?: string[];
    sql?: string;
  }[];
  const out: string[] = [];
  for (const { role = 'analyst', screen = '/dashboard', lang = 'en', asks = [], sql: query } of list) {
    if (query) {
      const { sql } = await import('kysely');
      try {
        out.push(
          query +
            ' => ' +
            JSON.stringify((await sql.raw(query).execute(app.database.read)).rows, (_, v) =>
              typeof v === 'bigint' ? Number(v) : v,
            ).slice(0, 1500),
        );
      } catch (e) {
        out.push(query + ' ERROR ' + String(e));
      }
      continue;
    }
    let before: unknown = null;
    for (const ask of asks) {
      app.pass(10);
      try {
        const o = await people[role].question(ask, {
          screen,
          before,
          manner: { language: lang, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' },
        });
        before = o.understood;
        out.push(
          `> ${ask}\n   ${o.answer.refused ?? ''} ${o.answer.proposal ? JSON.stringify({ s: o.answer.proposal.summary, a: o.answer.proposal.request.action, v: o.answer.proposal.request.version, ...Object.fromEntries(Object.entries(o.answer.proposal.request.slots).map(([k, v]) => [k, [v.value, v.label, v.now].join('|')])) }) : ''} ${o.answer.settles ? JSON.stringify(o.answer.settles) : ''} ${o.answer.draft ?? ''} ${o.response.slice(0, 900).replaceAll('\n', ' / ')}\n   offers: ${(o.answer.readings ?? []).map((r) => `${r.label} (w/o ${r.leavesOut.join(',')})`).join(' | ')} unread: ${o.answer.unread ?? ''}  chips: ${(o.answer.reading?.chips ?? []).map((c) => `${c.name ?? ''}=${c.label}`).join(' ; ')}`,
        );
      } catch (e) {
        out.push(`> ${ask}\n   ERROR ${(e as Error).stack?.slice(0, 600)}`);
      }
    }
    out.push('');
  }
  writeFileSync('/tmp/mine/ask.out', out.join('\n'));
  await app.close();
}, 600_000);
