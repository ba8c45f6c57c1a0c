import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '＋1', '－1', '＠SUM(A1)', "'=1"])(
  'the cell %j stays text in a spreadsheet',
  (cell) => {
    const [, line = ''] = writeCsv(['cell'], [{ cell }]).split(/\r\n(?=["'])/);

    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('a number stays a number, negative ones too', () => {
  expect(writeCsv(['n', 'text'], [{ n: -0.5, text: '-0.106453' }])).toBe('n,text\r\n-0.5,-0.106453\r\n');
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(writeCsv(['a', 'b'], [{ a: 'x,y', b: 'say "no"\nagain' }])).toBe('a,b\r\n"x,y","say ""no""\nagain"\r\n');
});
