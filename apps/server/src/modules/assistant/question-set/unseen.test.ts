import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { expect, test } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { isSearch } from './testing/judge.ts';
import { type Rows, saysRows, type UnseenQuestion } from './testing/judge-unseen.ts';
import { openFacts } from './testing/open-facts.ts';

const emails = {
  administrator: 'admin@example.com',
  analyst: 'reuben.mensah@example.com',
  viewer: 'priya.sato@example.com',
} as const;

const sets = ['unseen', 'unseen-2', 'unseen-3'] as const;
type SetName = (typeof sets)[number];

const questionsOf = (set: SetName, language: Language): readonly UnseenQuestion[] =>
  JSON.parse(readFileSync(new URL(`./${set}/${language}.json`, import.meta.url), 'utf8'));

/** A question with those before it, first to last. */
function conversationOf(question: UnseenQuestion, all: ReadonlyMap<string, UnseenQuestion>): readonly UnseenQuestion[] {
  const before = question.after === null ? undefined : all.get(question.after);
  return before ? [...conversationOf(before, all), question] : [question];
}

/** The time of the workspace as SQLite reads it: the third set says 'now', which is another day than the workspace's. */
const clockOf = (now: number) => new Date(now).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Judged by a program, so "right" is a lower bound: what is compared are figures and names. The figures of
 * docs/assistant.md come from here.
 */
type Verdict = 'right' | 'answered' | 'offered' | 'refused' | 'other';

async function openJudge() {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error('There is no database to test with.');
  const app = await startAssistantApp(await sqlite.open(), { withCrime: true });
  const workFolder = mkdtempSync(join(app.config.crimeFolder, 'facts-'));
  const facts = await openFacts({ database: app.database, crimeFolder: app.config.crimeFolder, workFolder });
  const people = {
    administrator: await app.as(emails.administrator),
    analyst: await app.as(emails.analyst),
    viewer: await app.as(emails.viewer),
  };

  async function rowsOf({ sql, role }: UnseenQuestion): Promise<Rows | null> {
    if (sql === null) return null;
    const meant = sql.replaceAll("'now'", `'${clockOf(app.now())}'`);
    return facts.ask({ from: 'workspace', sql: meant }, { now: app.now(), me: people[role].id });
  }

  async function isOffered({ readings = [] }: Answer, question: UnseenQuestion, rows: Rows): Promise<boolean> {
    const manner = { language: question.language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' } as const;
    for (const { spec } of readings) {
      const { answer } = await people[question.role].question('', { spec, manner });
      if (saysRows(answer, rows, question.language)) return true;
    }
    return false;
  }

  async function judge(question: UnseenQuestion, all: ReadonlyMap<string, UnseenQuestion>): Promise<Verdict> {
    const manner = { language: question.language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' } as const;
    let before: unknown = null;
    let answer: Answer | undefined;
    for (const { ask, screen } of conversationOf(question, all)) {
      app.pass(10);
      const outcome = await people[question.role].question(ask, { screen, before, manner });
      ({ understood: before, answer } = outcome);
    }
    if (!answer) return 'refused';
    const rows = await rowsOf(question);
    // Records that have the words of a question are no answer to it.
    if (question.kind === 'refusal') return answer.refused || isSearch(answer) ? 'right' : 'other';
    if (answer.refused) return rows && (await isOffered(answer, question, rows)) ? 'offered' : 'refused';
    if (!rows) return 'answered';
    return saysRows(answer, rows, question.language) ? 'right' : 'other';
  }

  return { judge, close: app.close };
}

/**
 * What the engine reached when it was last measured. `other`: says something else than the expected rows; each was
 * read by hand, and docs/assistant.md says how many of them are wrong.
 */
type Reached = Readonly<Record<Language, { readonly right: number; readonly other: number }>>;

const reached: Readonly<Record<SetName, Reached>> = {
  unseen: {
    en: { right: 140, other: 13 },
    de: { right: 31, other: 5 },
    fr: { right: 32, other: 3 },
    es: { right: 30, other: 2 },
    ja: { right: 28, other: 4 },
  },
  'unseen-2': {
    en: { right: 71, other: 5 },
    de: { right: 18, other: 1 },
    fr: { right: 21, other: 0 },
    es: { right: 17, other: 2 },
    ja: { right: 18, other: 1 },
  },
  'unseen-3': {
    en: { right: 46, other: 4 },
    de: { right: 16, other: 2 },
    fr: { right: 16, other: 1 },
    es: { right: 16, other: 2 },
    ja: { right: 16, other: 3 },
  },
};

test.each(sets)(
  '%s: questions written without knowing the engine are read as well as when last measured',
  async (set) => {
    const { judge, close } = await openJudge();
    const found: Record<string, Readonly<Record<Verdict, number>>> = {};
    for (const language of languages) {
      const counts: Record<Verdict, number> = { right: 0, answered: 0, offered: 0, refused: 0, other: 0 };
      const all = new Map(questionsOf(set, language).map((question) => [question.id, question]));
      for (const question of all.values()) counts[await judge(question, all)] += 1;
      found[language] = counts;
    }
    await close();

    for (const language of languages) {
      expect(found[language]?.right, JSON.stringify(found)).toBeGreaterThanOrEqual(reached[set][language].right);
      expect(found[language]?.other, JSON.stringify(found)).toBeLessThanOrEqual(reached[set][language].other);
    }
  },
  240_000,
);
