import { setImmediate as nextTurn } from 'node:timers/promises';

/** Records by their places in a list, with the links between them: link i leads from `from[i]` to `to[i]`. */
export type Links = {
  readonly size: number;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** From 1 to 3; 0 where no one stated it, which ties as 1 does. */
  readonly strengths: Uint8Array;
};

/** Which records belong together. */
export type Grouping = {
  /** The group of each record; `noGroup` for records that were not asked about. */
  readonly groupOf: Int32Array;
  /** What each group is around: the place of a record, or the number of a type. */
  readonly groups: readonly ({ readonly record: number } | { readonly type: number })[];
  /** Around how many records they are grouped. */
  readonly around: number;
};

export const noGroup = -1;
/** Around so many records a network is grouped. */
const groupsAround = 200;
/** Two records that only know each other are no group. */
const leastLinks = 2;
const atOnce = 20_000;

/** Does something for every place of a list, with turns for everyone else in between. */
async function forEachInTurns(count: number, work: (at: number) => void): Promise<void> {
  for (let at = 0; at < count; at++) {
    if (at % atOnce === 0) await nextTurn();
    work(at);
  }
}

/** The links of each record: those of record i are at the places `starts[i]` to `starts[i + 1]`, the end excluded. */
async function toNeighbours({ size, from, to, strengths }: Links, isMember: Uint8Array) {
  const starts = new Uint32Array(size + 1);
  const isWithin = (link: number) => isMember[from[link] ?? 0] === 1 && isMember[to[link] ?? 0] === 1;
  const count = (end: number) => {
    starts[end + 1] = (starts[end + 1] ?? 0) + 1;
  };
  await forEachInTurns(from.length, (link) => {
    if (isWithin(link)) for (const end of [from[link] ?? 0, to[link] ?? 0]) count(end);
  });
  for (let record = 0; record < size; record++) starts[record + 1] = (starts[record + 1] ?? 0) + (starts[record] ?? 0);
  const free = starts.slice(0, size);
  const others = new Uint32Array(starts[size] ?? 0);
  const ties = new Uint8Array(others.length);
  const put = (end: number, other: number, pull: number) => {
    const at = free[end] ?? 0;
    free[end] = at + 1;
    others[at] = other;
    ties[at] = pull;
  };
  await forEachInTurns(from.length, (link) => {
    if (!isWithin(link)) return;
    const [one, other, pull] = [from[link] ?? 0, to[link] ?? 0, Math.max(1, strengths[link] ?? 0)];
    put(one, other, pull);
    put(other, one, pull);
  });
  return { starts, others, ties };
}

/** The records with most links, at most `most` of them; of equals those that stand first. */
function bestConnected(members: Uint32Array, linksOf: (record: number) => number, most: number): number[] {
  const counts: number[] = [];
  for (const member of members) counts[linksOf(member)] = (counts[linksOf(member)] ?? 0) + 1;
  let [least, found] = [counts.length, 0];
  while (least > leastLinks && found < most) {
    least -= 1;
    found += counts[least] ?? 0;
  }
  const above = [...members.filter((member) => linksOf(member) > least)];
  const equal = members.filter((member) => linksOf(member) === least && least >= leastLinks);
  above.sort((one, other) => linksOf(other) - linksOf(one) || one - other);
  return [...above, ...equal.slice(0, most - above.length)];
}

type Wish = {
  readonly members: Uint32Array;
  /** Records whose groups were opened to come here: they stand by themselves. */
  readonly passed: ReadonlySet<number>;
  readonly typeOf: Uint16Array;
  /** Around how many records at most. */
  readonly most?: number;
};

/**
 * Groups records around the best connected of them: each belongs to the neighbouring one that it is tied to most strongly;
 * what is no neighbour of any of them, to the group that its own neighbours are tied to most strongly, step by step. What no
 * link leads to is grouped by type. The same records and links always make the same groups.
 */
export async function groupRecords(
  links: Links,
  { members, passed, typeOf, most = groupsAround }: Wish,
): Promise<Grouping> {
  const isMember = new Uint8Array(links.size);
  const groupOf = new Int32Array(links.size).fill(noGroup);
  for (const member of members) isMember[member] = 1;
  const { starts, others, ties } = await toNeighbours(links, isMember);
  const linksOf = (record: number) => (starts[record + 1] ?? 0) - (starts[record] ?? 0);
  const hubs = bestConnected(
    members.filter((member) => !passed.has(member)),
    linksOf,
    most,
  );
  hubs.forEach((hub, group) => {
    groupOf[hub] = group;
  });

  const sums = new Float64Array(hubs.length);
  /** The group that the neighbours of a record tie it to most strongly; of equals the better connected one. */
  function strongest(record: number): number {
    const [first, end] = [starts[record] ?? 0, starts[record + 1] ?? 0];
    let best = noGroup;
    for (let at = first; at < end; at++) {
      const group = groupOf[others[at] ?? 0] ?? noGroup;
      if (group === noGroup) continue;
      sums[group] = (sums[group] ?? 0) + (ties[at] ?? 0);
      const lead = (sums[group] ?? 0) - (best === noGroup ? 0 : (sums[best] ?? 0));
      if (lead > 0 || (lead === 0 && group < best)) best = group;
    }
    for (let at = first; at < end; at++) sums[groupOf[others[at] ?? 0] ?? 0] = 0;
    return best;
  }

  const seen = new Uint8Array(links.size);
  for (let reached = hubs; reached.length > 0; ) {
    const next: number[] = [];
    await forEachInTurns(reached.length, (place) => {
      const record = reached[place] ?? 0;
      for (let at = starts[record] ?? 0; at < (starts[record + 1] ?? 0); at++) {
        const other = others[at] ?? 0;
        if (groupOf[other] !== noGroup || seen[other] === 1 || passed.has(other)) continue;
        seen[other] = 1;
        next.push(other);
      }
    });
    // All of a step choose before any of them belongs anywhere, so that their order does not matter.
    const chosen = new Int32Array(next.length);
    await forEachInTurns(next.length, (place) => {
      chosen[place] = strongest(next[place] ?? 0);
    });
    next.forEach((record, place) => {
      groupOf[record] = chosen[place] ?? noGroup;
    });
    reached = next;
  }

  const groups: ({ record: number } | { type: number })[] = hubs.map((record) => ({ record }));
  const groupOfType = new Map<number, number>();
  for (const member of members) {
    if (groupOf[member] !== noGroup) continue;
    const type = typeOf[member] ?? 0;
    const known = passed.has(member) ? undefined : groupOfType.get(type);
    const group = known ?? groups.push(passed.has(member) ? { record: member } : { type }) - 1;
    if (!passed.has(member)) groupOfType.set(type, group);
    groupOf[member] = group;
  }
  return { groupOf, groups, around: hubs.length };
}
