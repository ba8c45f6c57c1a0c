import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchTimeline, type Observation } from './match-timeline.ts';
import { parsePattern } from './parse-pattern.ts';
import { readPlan } from './read-plan.ts';

const start = Date.parse('2026-03-01T10:00:00Z');
const a = "[domain-name:value = 'a.example']";
const b = "[domain-name:value = 'b.example']";

/** `a10` is a.example at 10 seconds, `ab20` both at 20; `a10-30x5` five times from 10 to 30. */
function observe(text: string): readonly Observation[] {
  return text.split(' ').map((id) => {
    const [, names = '', first = '', last = first, times] = /^([ab]+)(\d+)(?:-(\d+))?(?:x(\d+))?$/.exec(id) ?? [];
    return {
      id,
      firstAt: start + Number(first) * 1_000,
      lastAt: start + Number(last) * 1_000,
      times: Number(times ?? (first === last ? 1 : 2)),
      observables: [...names].map((name) => ({ type: 'domain-name' as const, value: `${name}.example` })),
    };
  });
}

const completed = (pattern: string, text: string) => [
  ...matchTimeline(parsePattern(pattern), observe(text)).completedBy,
];

test.each<[pattern: string, observed: string, completedBy: readonly string[]]>([
  [`${a} FOLLOWEDBY ${b}`, 'a10 b20', ['b20']],
  [`${a} FOLLOWEDBY ${b}`, 'b10 a20', []],
  [`${a} FOLLOWEDBY ${b}`, 'a10 b10', ['b10']],
  [`${a} FOLLOWEDBY ${b}`, 'ab10', []],
  [`${a} FOLLOWEDBY ${b}`, 'ab10 ab20', ['ab20']],
  [`${a} FOLLOWEDBY ${b}`, 'ab10-20', ['ab10-20']],
  [`(${a} FOLLOWEDBY ${b}) WITHIN 5 SECONDS`, 'a10 b16 a18 b20', ['b20']],
  [`(${a} FOLLOWEDBY ${b}) WITHIN 5 SECONDS`, 'a10 b16', []],
  [`${a} AND ${b}`, 'a10 b400', ['b400']],
  [`${a} AND ${b}`, 'ab10', ['ab10']],
  [`(${a} AND ${b}) WITHIN 60 SECONDS`, 'a10 b400', []],
  [`${a} OR ${b} REPEATS 2 TIMES`, 'b10 b20', ['b20']],
  [`${a} REPEATS 3 TIMES WITHIN 10 SECONDS`, 'a1 a9 a12 a15', ['a15']],
  [`${a} REPEATS 3 TIMES`, 'a1 a9', []],
  [`${a} REPEATS 5 TIMES`, 'a10-30x5', ['a10-30x5']],
  [`${a} REPEATS 5 TIMES WITHIN 10 SECONDS`, 'a10-30x5', []],
  [`${a} START t'2026-03-01T10:00:05Z' STOP t'2026-03-01T10:00:20Z'`, 'a4 a5 a20', ['a5']],
  [`(${a} FOLLOWEDBY ${b}) REPEATS 2 TIMES`, 'a1 b2 a3 b4', ['b4']],
  [`(${a} FOLLOWEDBY ${b}) REPEATS 2 TIMES`, 'a1 b2 b4', []],
  [`(${a} REPEATS 2 TIMES) FOLLOWEDBY ${b}`, 'a1 b2 a3 b4', ['b4']],
])('%s over %s is completed by %j', (pattern, text, completedBy) => {
  expect(completed(pattern, text)).toEqual(completedBy);
});

type Match = readonly { readonly id: string; readonly at: number }[];

/** Every choice of observations, as the specification says it: slow, and sure. */
function everyMatch(pattern: ReturnType<typeof parsePattern>, observations: readonly Observation[]): Match[] {
  const pairs = (ones: readonly Match[], others: readonly Match[], fits: (one: Match, other: Match) => boolean) =>
    ones.flatMap((one) => others.filter((other) => fits(one, other)).map((other) => [...one, ...other]));
  const areApart = (one: Match, other: Match) => one.every(({ id }) => other.every((known) => known.id !== id));
  const times = (match: Match) => match.map(({ at }) => at);
  switch (pattern.kind) {
    case 'observed':
      return observations
        .filter(({ observables }) =>
          observables.some(({ value }) => JSON.stringify(pattern.comparison).includes(`"${value}"`)),
        )
        .map(({ id, lastAt }) => [{ id, at: lastAt }]);
    case 'or':
      return pattern.parts.flatMap((part) => everyMatch(part, observations));
    case 'and':
    case 'followed_by':
      return pattern.parts
        .map((part) => everyMatch(part, observations))
        .reduce((ones, others) =>
          pairs(
            ones,
            others,
            (one, other) =>
              pattern.kind === 'and' || (areApart(one, other) && Math.max(...times(one)) <= Math.min(...times(other))),
          ),
        );
    case 'qualified': {
      const all = everyMatch(pattern.pattern, observations);
      const { qualifier } = pattern;
      if (qualifier.kind === 'within')
        return all.filter(
          (match) => Math.max(...times(match)) - Math.min(...times(match)) <= qualifier.seconds * 1_000,
        );
      if (qualifier.kind === 'start_stop') return all;
      let some = all;
      for (let count = 1; count < qualifier.times; count++) some = pairs(some, all, areApart);
      return some;
    }
  }
}

test('agrees with a search of every choice of observations', () => {
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', maxDepth: 2 },
      fc.constantFrom(a, b),
      fc
        .tuple(tie('tree'), fc.constantFrom('AND', 'OR', 'FOLLOWEDBY'), tie('tree'))
        .map(([one, word, other]) => `(${one} ${word} ${other})`),
      tie('tree').map((one) => `(${one}) WITHIN 3 SECONDS`),
      fc.constantFrom(a, b).map((one) => `(${one}) REPEATS 2 TIMES`),
    ),
  }));
  const one = fc.tuple(fc.constantFrom('a', 'b', 'ab'), fc.nat(8)).map(([names, at]) => `${names}${at}`);
  fc.assert(
    fc.property(tree, fc.uniqueArray(one, { minLength: 1, maxLength: 5 }), (text, observed) => {
      const pattern = parsePattern(text);
      const observations = observe(observed.join(' '));
      const order = observations.toSorted((x, y) => x.lastAt - y.lastAt || (x.id < y.id ? -1 : 1)).map(({ id }) => id);
      const lastOf = (match: Match) =>
        match.map(({ id }) => id).toSorted((x, y) => order.indexOf(y) - order.indexOf(x))[0];
      expect([...matchTimeline(pattern, observations).completedBy].toSorted()).toEqual(
        [...new Set(everyMatch(pattern, observations).map(lastOf))].toSorted(),
      );
    }),
    { numRuns: 1_500 },
  );
});

describe('many observations', () => {
  test('end in time, decided or not', () => {
    const many = observe(Array.from({ length: 500 }, (_, at) => `ab${at}`).join(' '));
    const nested = `((${a} FOLLOWEDBY ${b}) AND (${b} FOLLOWEDBY ${a})) FOLLOWEDBY (${a} REPEATS 9 TIMES)`;
    const { completedBy, isUndecided } = matchTimeline(parsePattern(nested), many);
    expect(completedBy.size > 0 || isUndecided).toBe(true);
  });
});

describe('the plan of a pattern', () => {
  const planOf = (text: string) => readPlan(parsePattern(text));

  test('of observations with times has a value for each of them', () => {
    expect(planOf(`${a} FOLLOWEDBY ${b}`)).toEqual({
      kind: 'timeline',
      anchors: [
        { type: 'domain-name', value: 'a.example' },
        { type: 'domain-name', value: 'b.example' },
      ],
    });
  });

  test.each([
    [`${a} FOLLOWEDBY [file:size = 5]`, 'property', 'file:size'],
    [`${a} FOLLOWEDBY [url:value LIKE '%x']`, 'value', null],
    ['[file:size = 5]', 'property', 'file:size'],
    ["[url:value LIKE '%x']", 'value', null],
    [`[domain-name:value = 'a.example' AND file:size = 5]`, 'property', 'file:size'],
  ])('%s is not decidable, because of its %s %s', (text, why, detail) => {
    expect(planOf(text)).toEqual({ kind: 'undecided', why, detail });
  });

  test('parts of AND that cannot be found by themselves are looked for in one record', () => {
    expect(planOf(`${a} AND [url:value LIKE '%x']`)).toMatchObject({ kind: 'object' });
    expect(planOf(`${a} AND ${b}`)).toMatchObject({ kind: 'timeline' });
  });

  test('networks are looked up by their first address and the length of their prefix', () => {
    expect(planOf("[ipv4-addr:value ISSUBSET '192.0.2.77/25' OR ipv6-addr:value = '2001:db8:1::/33']")).toEqual({
      kind: 'object',
      anchors: [
        { type: 'ipv4-addr', value: '192.0.2.0/25' },
        { type: 'ipv6-addr', value: '2001:db8::/33' },
      ],
    });
    expect(planOf("[ipv4-addr:value ISSUPERSET '192.0.2.7/32']")).toMatchObject({
      anchors: [{ type: 'ipv4-addr', value: '192.0.2.7' }],
    });
  });
});
