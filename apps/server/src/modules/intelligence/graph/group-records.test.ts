import { expect, test } from 'vitest';
import { groupRecords, type Links, noGroup } from './group-records.ts';

type Link = readonly [from: number, to: number, pull?: number];

const linksOf = (size: number, links: readonly Link[]): Links => ({
  size,
  from: Uint32Array.from(links, ([from]) => from),
  to: Uint32Array.from(links, ([, to]) => to),
  strengths: Uint8Array.from(links, ([, , strength]) => strength ?? 0),
});

const group = (
  size: number,
  links: readonly Link[],
  { most = 2, left = [] as number[], passed = [] as number[] } = {},
) =>
  groupRecords(linksOf(size, links), {
    members: Uint32Array.from(Array.from({ length: size }, (_, record) => record).filter((one) => !left.includes(one))),
    passed: new Set(passed),
    typeOf: Uint16Array.from({ length: size }, (_, record) => record % 2),
    most,
  });

// 0 and 1 have most links; 8 is tied to both, 9 hangs on 8, 10 and 11 on no one.
const spokes: readonly Link[] = [
  [2, 0],
  [3, 0],
  [4, 0],
  [1, 5],
  [1, 6],
  [1, 7],
];

test('a record belongs to the hub that it is tied to most strongly, and takes along what is behind it', async () => {
  const weakly = await group(12, [...spokes, [8, 0, 1], [8, 1, 3], [9, 8]]);
  expect([...weakly.groupOf.slice(0, 10)]).toEqual([0, 1, 0, 0, 0, 1, 1, 1, 1, 1]);

  // Two links tie more strongly than one.
  const twice = await group(12, [...spokes, [8, 0, 2], [0, 8, 2], [8, 1, 3], [9, 8]]);
  expect([twice.groupOf[8], twice.groupOf[9]]).toEqual([0, 0]);
});

test('what no link leads to is grouped by type; of equals the better connected hub has the record', async () => {
  const { groupOf, groups, around } = await group(12, [...spokes, [4, 0], [8, 0], [8, 1]]);

  expect(groups).toEqual([{ record: 0 }, { record: 1 }, { type: 1 }, { type: 0 }]);
  expect([groupOf[8], groupOf[9], groupOf[10], groupOf[11], around]).toEqual([0, 2, 3, 2, 2]);
});

test('a group opens without its own hub, which stands by itself; others are left alone', async () => {
  const { groupOf, groups } = await group(12, spokes, { passed: [0], left: [1, 5, 6, 7] });

  expect(groups).toEqual([{ record: 0 }, { type: 0 }, { type: 1 }]);
  expect([...groupOf]).toEqual([0, noGroup, 1, 2, 1, noGroup, noGroup, noGroup, 1, 2, 1, 2]);
});

test('whatever the network, each record is in exactly one group, and the same ones make the same groups', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed % below;
  };
  for (let round = 0; round < 40; round++) {
    const size = 1 + random(80);
    const links = Array.from({ length: random(160) }, (): Link => [random(size), random(size), 1 + random(3)]);
    const loose = links.filter(([from, to]) => from !== to);
    const { groupOf, groups } = await group(size, loose, { most: 1 + random(9) });

    expect([...groupOf].every((one) => one >= 0 && one < groups.length)).toBe(true);
    for (const [place, one] of groups.entries()) if ('record' in one) expect(groupOf[one.record]).toBe(place);
    expect(new Set(groupOf).size).toBe(groups.length);
    const turned = loose.toReversed().map(([from, to, pull]): Link => [to, from, pull ?? 1]);
    expect((await group(size, turned, { most: 9 })).groupOf).toEqual((await group(size, loose, { most: 9 })).groupOf);
  }
});
