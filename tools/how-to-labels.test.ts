import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

// The instructions quote what is on a button. What is said to the assistant, "Add a task: …", has a gap.
const quoted = {
  en: /“([^”…]+)”/g,
  de: /„([^“…]+)“/g,
  fr: /«\s([^»…]+)\s»/g,
  es: /«([^»…]+)»/g,
  ja: /「([^」…]+)」/g,
} as const;

const readAll = (...patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => readFileSync(`${root}${path}`, 'utf8'))
    .join('\n')
    // French has spaces that do not break; some texts have them, others do not.
    .replaceAll(/[\u00a0\u202f]/g, ' ');

test.each(Object.entries(quoted))('instructions in %s name buttons as the console does', (language, labels) => {
  const instructions = readAll(`packages/assistant/help/${language}/*.md`);
  const console = readAll(`apps/web/src/text/${language}/**/*.ts`, `packages/messages/src/${language}/**/*.ts`);

  const named = [...instructions.matchAll(labels)].map(([, label = '']) => label);

  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((label) => !console.includes(label))).toEqual([]);
});
