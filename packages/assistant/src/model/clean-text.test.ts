import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { createHoldBack } from './hold-back.ts';

const outside = [
  'https://evil.example/p?d=secret',
  'HTTP://EVIL.EXAMPLE/x',
  'https:evil.example/x',
  'https:\\\\evil.example\\x',
  'ftp://evil.example/x',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\share',
  'www.evil.example',
  'evil.example/collect?d=secret',
  'evil.example:8443/collect',
  'bücher.example/pfad',
  'http://127.0.0.1/x',
  '127.0.0.1:8080',
  '10.1.2.3/admin',
  'http://[::1]/x',
  '[2001:db8::1]:80/x',
  'http://2130706433/x',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:,hello',
  'javascript:alert(1)',
  'JaVaScRiPt:fetch`x`',
  'vbscript:msgbox',
  'mailto:a@evil.example',
  'someone@evil.example',
  'tel:+441234',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'https%3A%2F%2Fevil.example%2Fx',
  'https%253A%252F%252Fevil.example',
  '%68%74%74%70%73%3a%2f%2fevil.example',
  'https&#58;//evil.example',
  '&#104;ttps&colon;&sol;&sol;evil.example',
  'https\\://evil.example',
  'h\u200Bttps://evil.example',
  'ht\u2060tps:/\u00AD/evil.example',
  'ｈｔｔｐｓ：／／evil.example',
  'https://user:pass@evil.example@x',
  'custom+scheme://evil.example',
];

const wrappings: readonly ((address: string) => string)[] = [
  (address) => `See ${address} now.`,
  (address) => `(${address})`,
  (address) => `[click](${address})`,
  (address) => `[click](<${address}>)`,
  (address) => `[click](${address} "title")`,
  (address) => `![pixel](${address})`,
  (address) => `[![pixel](${address})](${address})`,
  (address) => `<${address}>`,
  (address) => `<img src="${address}">`,
  (address) => `<a href='${address}'>click</a>`,
  (address) => `[click][1]\n\n[1]: ${address}`,
  (address) => `> [ref]: ${address} "t"`,
  (address) => `\`${address}\``,
  (address) => `**${address}**`,
  (address) => `\`\`\`\n${address}\n\`\`\``,
  (address) => `詳細は${address}を参照`,
  (address) => `[a](\n${address}\n)`,
  (address) => `![a. b](${address})`,
  (address) => `[a](${address}`,
  (address) => `<img\nsrc=${address}\n>`,
  (address) => `[a](/security?next=${address})`,
];

const isClean = (text: string) =>
  !/evil\.example|!\[|<[a-z/!?]|:\/\/|javascript:|data:[\w,;]|127\.0\.0\.1[:/]|2130706433|\/etc\/passwd/i.test(text);

describe('addresses of other hosts', () => {
  test.each(outside)('%s goes, however it is wrapped', (address) => {
    const left = wrappings.map((wrap) => cleanText(wrap(address)).normalize('NFKC'));

    expect(left.filter((text) => !isClean(text))).toEqual([]);
  });

  test.each(outside)('%s never leaves in parts while a text streams', (address) => {
    const dirty = wrappings.flatMap((wrap) => {
      const holdBack = createHoldBack();
      const pieces = [...`Look. ${wrap(address)} Then on. And on`].map((letter) => holdBack.push(letter));
      const out = [...pieces, holdBack.end()].map(cleanText).join('').normalize('NFKC');
      return isClean(out) ? [] : [out];
    });

    expect(dirty).toEqual([]);
  });
});

describe('what stays', () => {
  test.each([
    '[INC-000007](/security?incident=7)',
    '[open](/security?status=open&severity=High,Critical)',
    '[path](/network?path=a1~b2)',
    '[rows](/crime-analysis?tab=records&from=2026-01&to=2026-03&category=Other%20theft)',
    'There are **12** incidents [1], 3 of them critical [2].',
    'Host 10.0.0.5 in 10.0.0.0/8 and/or 24/7, a < b, 5 > 3',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'Data: 12 rows. Note: none.',
    'El 21 de noviembre: «tres». 未解決のインシデントは12件です。',
  ])('%s', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  test('the label of an outside link stays as text', () => {
    expect(cleanText('See [the report](https://evil.example/r).')).toBe('See the report.');
  });

  test.each(['/login?error=x', '/reset-password', '//security', '/api/incidents', '/security/../api', '/securityx'])(
    'a link to %s loses its address',
    (address) => {
      expect(cleanText(`[here](${address})`)).toBe('here');
    },
  );
});

describe('characters that nobody sees', () => {
  test('tags, zero widths, bidi controls and our own marks are dropped', () => {
    expect(cleanText('a\u{E0041}b\u200Bc\u202Ed\uE010e\uE011f\uFEFFg\u0007h')).toBe('abcdefgh');
  });
});

describe('pieces of a stream', () => {
  test('a sentence leaves when it is complete', () => {
    const holdBack = createHoldBack();

    expect([holdBack.push('One two'), holdBack.push('. Thr'), holdBack.push('ee'), holdBack.end()]).toEqual([
      '',
      'One two. ',
      '',
      'Three',
    ]);
  });

  test('a date is not torn apart', () => {
    const holdBack = createHoldBack();

    expect(holdBack.push('Am 21. November waren es zwei')).toBe('');
  });

  test('a text that was made to never come to rest is dropped', () => {
    const nested = `${'['.repeat(500)}x${'](https://evil.example)'.repeat(500)}`;

    expect(isClean(cleanText(nested))).toBe(true);
  });

  // A pattern that goes back over its letters would not come to the end of these within a test's time.
  test('brackets that never close come to an end while they stream', () => {
    const holdBack = createHoldBack();
    for (let piece = 0; piece < 4_000; piece++) holdBack.push('(a. ');

    expect(isClean(cleanText(holdBack.end()))).toBe(true);
  });

  test.each(['[', '](', '<', '![', '[a](', '//', 'a.', '%25', '&#', '<!--', '[x][', 'h.h@', 'a', 'a.b', '1.'])(
    'sixteen kilobytes of %s come to an end',
    (unit) => {
      expect(isClean(cleanText(unit.repeat(16_384 / unit.length)))).toBe(true);
    },
  );
});
