import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../apps/web/src', import.meta.url));
const sheets = globSync('**/*.css', { cwd: root });
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

type Rule = { readonly selector: string; readonly body: string };

const rulesOf = (css: string): Rule[] =>
  [...withoutComments(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));

const scrolls = ({ body }: Rule) => /overflow(-[xy])?:\s*(auto|scroll)/.test(body);
const isPositioned = ({ body }: Rule) => /(^|[\s;])position:\s*(relative|absolute|fixed|sticky)/.test(body);

// What is absolutely positioned inside (visually hidden words above all) is otherwise placed against the page, is not
// scrolled along, and makes the page as long as the whole list.
test('every scroll container is the containing block of what is inside', () => {
  const missing = sheets.flatMap((file) => {
    const rules = rulesOf(readFileSync(join(root, file), 'utf8'));
    const positioned = new Set(rules.filter(isPositioned).map(({ selector }) => selector));
    return rules.filter((rule) => scrolls(rule) && !positioned.has(rule.selector)).map((rule) => [file, rule.selector]);
  });

  expect(sheets.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});
