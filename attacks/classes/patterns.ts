import { equal, ok } from 'node:assert/strict';
import { type Attack, attack, type Field, mustBeDecent, words } from '../attack.ts';
import type { Answer, Person } from '../target.ts';

/** Whatever is asked may take this long, and others meanwhile no longer than that, in milliseconds. */
const patience = { itself: 26_000, others: 2_000 };

/** Asks while others ask something small, and says who waited too long. */
async function under({ target }: Field, what: string, asking: Promise<Answer>): Promise<Answer> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  asking.then(over, over);
  let longest = 0;
  while (!isOver) {
    longest = Math.max(longest, (await target.ask('GET', '/api/health')).ms);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const answer = await asking;
  mustBeDecent(answer, what);
  ok(answer.ms < patience.itself, `${what} took ${Math.round(answer.ms)} ms`);
  ok(longest < patience.others, `${what}: others waited ${Math.round(longest)} ms`);
  return answer;
}

const long = 'a'.repeat(900);
const slowSearches = [
  ...[
    `${long}!`,
    '%'.repeat(400),
    '_'.repeat(400),
    '(a+)+$',
    '"'.repeat(101),
    '* * * *',
    'a* '.repeat(60),
    'a OR '.repeat(60),
    'NEAR(a b)',
    '\\'.repeat(99),
  ],
  ...[
    '^'.repeat(50),
    'x" OR name MATCH "a',
    '💣'.repeat(100),
    'ﷺ'.repeat(100),
    'a\u0301'.repeat(200),
    '{a:1}',
    ')'.repeat(50),
    '-a',
    ':',
    "'",
  ],
];

const sigma = (detection: string) =>
  `title: t\nid: 27906a21-4970-44e4-9cf7-1f054f695c9b\nstatus: test\nlogsource:\n  category: process_creation\ndetection:\n${detection}\n  condition: sel\nlevel: low\n`;
const evilRules = [
  sigma("  sel:\n    CommandLine|re: '^(a+)+$'"),
  sigma("  sel:\n    CommandLine|re: '^(a|a)*$'"),
  sigma("  sel:\n    CommandLine|re: '(.*a){25}'"),
  sigma("  sel:\n    CommandLine|re: '((a{1,100}){1,100}){1,100}$'"),
  sigma(`  sel:\n    CommandLine|contains: '${'*a'.repeat(400)}'`),
  sigma(
    '  a: &a {CommandLine: [x,x,x,x,x,x,x,x,x]}\n  b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\n  c: &c [*b,*b,*b,*b,*b,*b,*b,*b]\n  d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n  sel: [*d,*d,*d,*d,*d,*d,*d,*d,*d]',
  ),
  sigma('  sel: !!js/function "function(){return 1}"'),
  `${sigma('  sel:\n    a: b').replace('condition: sel', `condition: ${'('.repeat(5_000)}sel${')'.repeat(5_000)}`)}`,
  `${sigma('  sel:\n    a: b').replace('condition: sel', `condition: ${'not '.repeat(20_000)}sel`)}`,
  sigma('  __proto__:\n    polluted: 1\n  sel:\n    constructor: x'),
];
const event = JSON.stringify({ CommandLine: `${'a'.repeat(5_000)}!`, Image: 'x' });

const evilMappings = [
  ...[
    '($f := function($x){$f($x)}; $f(1))',
    '($f := function($x){$f($x) + 1}; $f(1))',
    '[1..9999999]',
    '[1..9999999].($ & "x")',
    '$pad("x", 1000000000)',
  ],
  ...[
    '$eval("1")',
    '$match("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", /^(a+)+$/)',
    '$replace("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", /(a+)+$/, "")',
  ],
  ...[
    '$constructor',
    '__proto__',
    '$lookup($, "constructor")',
    'constructor.constructor("return process")()',
    '$split($pad("", 50000000, "ab"), "")',
    '('.repeat(9_000),
  ],
  ...[
    '$toMillis("x", "[Y0001]")',
    '$formatNumber(1, "#".repeat)',
    '{"__proto__": {"polluted": 1}}',
    '$merge([{"__proto__": {"polluted": 1}}])',
    '$sort([1..100000], function($a,$b){true})',
  ],
];

const polluters = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"text":"x","__proto__":{"polluted":1}}',
  '{"text":"x","\\u005f\\u005fproto\\u005f\\u005f":{"polluted":1}}',
];

async function isClean({ ask }: Person) {
  const text = (await ask('GET', '/users/me')).text + (await ask('GET', '/dashboard/layout')).text;
  ok(!text.includes('polluted'), 'a prototype is polluted');
}

export const patternAttacks: readonly Attack[] = [
  attack('2.14', 'searches that would backtrack', async (field) => {
    for (const sought of slowSearches)
      for (const path of words(`
        /search?q= /threats?q= /entities?q= /incidents?q= /received-alerts?q= /observables?q= /help?q=
      `)) {
        const answer = await under(
          field,
          `${path}${sought.slice(0, 30)}`,
          field.analyst.ask('GET', `${path}${encodeURIComponent(sought)}`),
        );
        ok([200, 400, 404].includes(answer.status), answer.text);
      }
  }),
  attack('2.14', 'Sigma rules that would backtrack, expand or run', async (field) => {
    for (const text of evilRules) {
      const tested = { text, on: { is: 'events', events: event } };
      await under(
        field,
        `a test of ${text.slice(110, 160)}`,
        field.analyst.ask('POST', '/sigma-rules/tests', { body: tested }),
      );
      await under(
        field,
        `a check of ${text.slice(110, 160)}`,
        field.analyst.ask('POST', '/sigma-rules/checks', { body: { text } }),
      );
    }
    await isClean(field.analyst);
  }),
  attack('2.14 2.21', 'mappings (JSONata) that never end, grow, or reach out of themselves', async (field) => {
    for (const mapping of evilMappings) {
      const body = { format: 'suricata', mapping, sample: '{"a":1,"__proto__":{"polluted":1}}' };
      const answer = await under(
        field,
        `the mapping ${mapping.slice(0, 60)}`,
        field.admin.ask('POST', '/sources/mapping-preview', { body }),
      );
      ok(
        !/"polluted"|process\.|native code/.test(answer.text.replaceAll(JSON.stringify(mapping), '')),
        answer.text.slice(0, 300),
      );
    }
    await isClean(field.admin);
  }),
  attack('2.14', 'schemas whose patterns would backtrack', async (field) => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'string', pattern: '^(a+)+$' } },
      patternProperties: { '^(x+x+)+y$': {} },
      $ref: 'http://127.0.0.1:1/x',
    };
    const made = await field.analyst.ask('POST', '/schemas?name=slow', { body: schema });
    mustBeDecent(made, 'a schema');
    if (made.status < 300)
      for (const body of [{ a: `${'a'.repeat(60)}!`, [`${'x'.repeat(60)}z`]: 1 }, [], { a: null }])
        await under(field, 'a validation', field.analyst.ask('POST', `/schemas/${made.json().id}/validate`, { body }));
  }),
  attack('2.21', 'prototype pollution by every body', async ({ admin, target }) => {
    for (const body of polluters)
      for (const [method, path] of [
        ...([
          ['POST', '/todos'],
          ['PUT', '/users/settings'],
          ['PUT', '/dashboard/layout'],
          ['POST', '/threats'],
          ['POST', '/views'],
          ['POST', '/analysis'],
        ] as const),
        ...([
          ['POST', '/assistant/query'],
          ['POST', '/analytics'],
          ['PUT', '/notifications/preferences'],
          ['POST', '/schemas?name=x'],
          ['POST', '/attack/layers'],
        ] as const),
      ])
        mustBeDecent(
          await admin.ask(method, path, { body, headers: { 'content-type': 'application/json' } }),
          `${path} ${body}`,
        );
    for (const query of words(`
      __proto__[polluted]=1 constructor.prototype.polluted=1 __proto__=1 toString=1 hasOwnProperty=1
    `))
      equal((await admin.ask('GET', `/threats?${query}`)).status, 400, query);
    for (const operation of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      mustBeDecent(await target.callIdentity(operation, {}), operation);
    await isClean(admin);
  }),
];
