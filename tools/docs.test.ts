import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...readdirSync(inRoot('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The fragment of a heading as Git forges make it: lower case, spaces as hyphens, punctuation dropped. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const fragmentsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => fragmentOf(heading));

/** Links of a page to files of the repository, as `path#fragment`. */
const linksOf = (page: string) =>
  [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => {
    const [path = '', fragment] = link.split('#');
    return { link, path: path === '' ? page : join(dirname(page), path), fragment };
  });

const isBroken = ({ path, fragment }: { path: string; fragment: string | undefined }) =>
  !existsSync(inRoot(path)) || (fragment !== undefined && !fragmentsOf(path).includes(fragment));

describe('the docs', () => {
  test.each(pages)('%s links to files and headings that exist', (page) => {
    const broken = linksOf(page)
      .filter(isBroken)
      .map(({ link }) => link);

    expect(broken).toEqual([]);
  });

  test.each(pages)('%s says who is meant: users, clients, administrators', (page) => {
    expect(read(page).match(/\b(whoever|somebody|nobody|everybody)\b/gi) ?? []).toEqual([]);
  });

  test('assistant.md, api.md and architecture.md say how many subjects can be asked about', () => {
    const declared = read('packages/contracts/src/query/query-spec.ts').match(
      /export const subjects = \{([\s\S]+?)\n\}/,
    )?.[1];
    const count = declared?.match(/^ {2}\w+,$/gm)?.length;
    const said = ['assistant', 'api', 'architecture'].map(
      (name) => read(`docs/${name}.md`).match(/(\d+) subjects/)?.[1],
    );

    expect(said).toEqual(said.map(() => String(count)));
  });

  test('configuration.md describes the variables that the server reads, and no others', () => {
    const names = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].toSorted();
    const variable = /(?:(?:HALYARD|OTEL)_[A-Z_]+|DATABASE_URL|SMTP_URL|SUPPORT_EMAIL|NODE_ENV)/g;

    const documented = names(
      read('docs/configuration.md')
        .split('\n')
        .flatMap((line) => line.match(/^\|([^|]+)\|/)?.[1] ?? [])
        .join(' '),
      variable,
    );

    const settings = read('apps/server/src/config.ts').match(/z\.object\({[\s\S]+?\n}\);/)?.[0] ?? '';
    const ofStorage =
      read('apps/server/src/read-storage-settings.ts').match(/storageSettings = {[\s\S]+?\n};/)?.[0] ?? '';
    expect(documented).toEqual(names(settings + ofStorage, variable));
  });
});
