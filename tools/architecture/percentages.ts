import { type ESTree, Visitor } from 'vite';
import { isProduct } from './locations.ts';
import { type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const formatter = 'packages/contracts/src/format/write-percent.ts';
const startsWithSign = (text: string) => /^\s*%(?![\w'"%])/u.test(text);

/** `50%` alone is a length of a style sheet. */
const isLength = ({ quasis }: ESTree.TemplateLiteral) =>
  quasis.length === 2 && quasis.every(({ value }) => /^%?$/.test(value.raw));

/** Numbers with a hand-written sign, which each language formats differently. */
function percentagesIn({ program }: SourceFile): Remark[] {
  const found: Remark[] = [];
  const note = (start: number) => found.push({ start, what: 'writes a percentage by hand' });
  const noteChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    children.forEach((child, place) => {
      const follows = children[place - 1]?.type === 'JSXExpressionContainer';
      if (follows && child.type === 'JSXText' && startsWithSign(child.value)) note(child.start);
    });
  };
  new Visitor({
    JSXElement: noteChildren,
    JSXFragment: noteChildren,
    TemplateLiteral: (template) => {
      const [, ...afterNumbers] = template.quasis;
      if (!isLength(template) && afterNumbers.some(({ value }) => startsWithSign(value.raw))) note(template.start);
    },
    BinaryExpression: ({ operator, right, start }) => {
      if (operator === '+' && right.type === 'Literal' && startsWithSign(String(right.value))) note(start);
    },
    Property: ({ key, value, start }) => {
      const isStyle = key.type === 'Identifier' && key.name === 'style';
      if (isStyle && value.type === 'Literal' && value.value === 'percent') note(start);
    },
  }).visit(program);
  return found;
}

/** Engines speak English alone and know nothing of the console. */
const engines = /^packages\/(crime-analysis|schema-inference)\//;

const languageOf = (path: string) => /^apps\/web\/src\/text\/(en|es|fr|de|ja)\//.exec(path)?.[1];

/** The separator between the number and its sign in a language. */
const gapIn = (language: string) =>
  /\d(\D?)%/u.exec(new Intl.NumberFormat(language, { style: 'percent' }).format(0.95))?.[1];

/** Percentages within a sentence, such as that of an interval, that are spelled otherwise than those beside it. */
function oddPercentagesIn({ path, program }: SourceFile): Remark[] {
  const found: Remark[] = [];
  const gap = gapIn(languageOf(path) ?? 'en');
  const read = (text: string, start: number) => {
    const isOdd = [...text.matchAll(/\d(\s?)%/gu)].some(([, between]) => between !== gap);
    if (isOdd) found.push({ start, what: 'spells a percentage otherwise than its language' });
  };
  new Visitor({
    Literal: ({ value, start }) => read(typeof value === 'string' ? value : '', start),
    TemplateElement: ({ value, start }) => read(value.raw, start),
  }).visit(program);
  return found;
}

const text = (language: string, words: string) => ({
  [`apps/web/src/text/${language}/a.ts`]: `export const a = ${words};`,
});
const screen = (jsx: string) => ({ 'apps/web/src/features/todos/a.tsx': `export const A = () => ${jsx};` });

const oneFormatter: Rule = {
  says: 'one formatter writes percentages',
  breaches: saying((path) => isProduct(path) && path !== formatter && !engines.test(path), percentagesIn),
  forbidden: [
    text('en', `(rate) => \`\${rate}% done\``),
    text('de', `(rate) => \`Es sind \${rate} %\``),
    text('en', "(rate) => rate + '%'"),
    screen('<p>{rate}%</p>'),
    screen('<>{rate} %</>'),
    { 'apps/web/src/api/a.ts': "export const a = new Intl.NumberFormat('en', { style: 'percent' });" },
  ],
  allowed: [
    text('en', `(rate) => \`\${rate} done\``),
    screen(`<p style={{ width: \`\${share}%\` }}>{format.percent(share)}</p>`),
    { 'apps/server/src/database/a.ts': `export const a = (name: string) => \`\${name}|%\`;` },
    { [formatter]: "export const a = new Intl.NumberFormat('en', { style: 'percent' });" },
  ],
};

const oneSpelling: Rule = {
  says: 'a percentage within a sentence is spelled as its language does',
  breaches: saying((path) => languageOf(path) !== undefined, oddPercentagesIn),
  forbidden: [text('en', "'95 % interval'"), text('fr', "'intervalle à 95 %'"), text('ja', '() => `95 % 区間`')],
  allowed: [text('en', "'95% interval'"), text('fr', "'intervalle à 95\u00a0%'"), text('de', "'95-%-Intervall'")],
};

export const percentages = [oneFormatter, oneSpelling];
