import { type ESTree, Visitor } from 'vite';
import { isProduct, webFolderOf } from './locations.ts';
import { type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const readAloud = /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label)$/;
// Entities such as &nbsp; reach us as written.
const hasLetter = (text: string) => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''));

/** The written-out words an expression may come to: of both branches, but not inside the calls it makes. */
function wordsIn(node: ESTree.Node): string[] {
  if (node.type === 'JSXExpressionContainer') return wordsIn(node.expression);
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(wordsIn);
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
    return node.type === 'LogicalExpression' || node.operator === '+' ? [node.left, node.right].flatMap(wordsIn) : [];
  }
  return [];
}

function sentencesIn({ program }: SourceFile): Remark[] {
  const found: Remark[] = [];
  const say = (start: number, words: readonly string[]) => {
    const spoken = words.filter(hasLetter).map((word) => JSON.stringify(word.trim()));
    if (spoken.length > 0) found.push({ start, what: `says ${spoken.join(' and ')}` });
  };
  const checkChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) say(child.start, child.type === 'JSXText' ? [child.value] : wordsIn(child));
  };
  new Visitor({
    JSXElement: checkChildren,
    JSXFragment: checkChildren,
    JSXAttribute: ({ name, value, start }) => {
      if (value && name.type === 'JSXIdentifier' && readAloud.test(name.name)) say(start, wordsIn(value));
    },
  }).visit(program);
  return found;
}

const screenWith = (jsx: string) => ({ 'apps/web/src/features/todos/a.tsx': `export const A = () => ${jsx};` });

const onlyTextSpeaks: Rule = {
  says: 'only text holds sentences',
  breaches: saying((path) => isProduct(path) && (webFolderOf(path) ?? 'text') !== 'text', sentencesIn),
  forbidden: [
    screenWith('<p>Nothing here</p>'),
    screenWith('<>{count} tasks</>'),
    screenWith(`<p>{isLate ? 'Late' : text.onTime}</p>`),
    screenWith(`<p>{isLate && \`Late by \${days}\`}</p>`),
    screenWith('<button aria-label="Close" />'),
    screenWith(`<Field label={'Name'} />`),
    screenWith(`<input placeholder={\`Search \${name}\`} />`),
    screenWith(`<img alt={text.alt ?? 'Picture'} title="" />`),
  ],
  allowed: [
    screenWith('<p className="note" id="a">{text.nothing} · {count}</p>'),
    screenWith(`<p aria-label={text.name('todos')}>&nbsp;{kind === 'late' ? text.late : ', '}</p>`),
    { 'apps/web/src/features/todos/a.test.tsx': 'render(<p>Nothing here</p>);' },
    { 'apps/web/src/text/en/a.tsx': 'export const a = <p>Nothing here</p>;' },
  ],
};

export const sentences = [onlyTextSpeaks];
