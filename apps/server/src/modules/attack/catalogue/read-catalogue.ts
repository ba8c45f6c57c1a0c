import {
  type AttackDomain,
  type AttackTactic,
  attackDomains,
  type outsideReasons,
} from '@halyard/contracts/intelligence/attack.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { selectAttack } from '../../../database/techniques/naming-technique.ts';
import {
  attackIdOf,
  domainsOf,
  isDeprecated,
  isRevoked,
  numberOf,
  placesOf,
  platformsOf,
  readObject,
  shortNameOf,
  tacticRefsOf,
  versionOf,
} from './attack-object.ts';

/** A technique as the bundles have it; several entries of one number are one. */
export type Technique = {
  readonly number: string;
  readonly name: string;
  /** Records that are this technique, the one that is shown first. */
  readonly ids: readonly string[];
  readonly places: Readonly<Record<AttackDomain, readonly string[]>>;
  readonly platforms: readonly string[];
  /** Why it is in no matrix; null where it may be. */
  readonly reason: Exclude<(typeof outsideReasons)[number], 'unknown'> | null;
  readonly importId: string | null;
  readonly isSample: boolean;
  readonly modifiedAt: number;
};

export type Catalogue = {
  readonly techniques: ReadonlyMap<string, Technique>;
  /** By the id of the record. */
  readonly numbers: ReadonlyMap<string, string>;
  /** From the bundles; empty if none has any. */
  readonly tactics: Readonly<Record<AttackDomain, readonly AttackTactic[]>>;
  readonly versions: Readonly<Record<AttackDomain, string | null>>;
};

type Row = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly stix: string | null;
  readonly import_id: string | null;
  readonly sample: 0 | 1;
  readonly updated_at: number;
};

// Objects are up to some kilobytes of JSON each; the loop yields between two pages.
const atOnce = 100;

async function* readRows(db: Kysely<Schema>, kinds: readonly string[]): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const rows: Row[] = await selectAttack(db)
      .select(['id', 'kind', 'name', 'stix', 'import_id', 'sample', 'updated_at'])
      .where('kind', 'in', kinds)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.id;
  }
}

function toTechnique(row: Row): Technique | undefined {
  const object = readObject(row.stix);
  const number = numberOf(object);
  if (number === undefined) return undefined;
  return {
    number,
    name: row.name,
    ids: [row.id],
    places: placesOf(object),
    platforms: platformsOf(object),
    reason: isRevoked(object) ? 'revoked' : isDeprecated(object) ? 'deprecated' : null,
    importId: row.import_id,
    isSample: row.sample === 1,
    modifiedAt: Number(row.updated_at),
  };
}

/** Of two entries of one number the one that counts: what is valid before what is not, what has a place in a
 * matrix before what has none, what came in before samples. */
function isBetter(one: Technique, other: Technique): boolean {
  if ((one.reason === null) !== (other.reason === null)) return one.reason === null;
  if (isPlacedAt(one) !== isPlacedAt(other)) return isPlacedAt(one);
  if (one.isSample !== other.isSample) return other.isSample;
  return one.modifiedAt > other.modifiedAt;
}

function merge(one: Technique, other: Technique): Technique {
  const [best, rest] = isBetter(one, other) ? [one, other] : [other, one];
  // An invalid entry places nothing; one of another tool may name no tactic.
  const others = rest.reason === null || best.reason !== null ? rest : null;
  const both = (domain: AttackDomain) => [...new Set([...best.places[domain], ...(others?.places[domain] ?? [])])];
  return {
    ...best,
    ids: [...best.ids, ...rest.ids],
    places: { enterprise: both('enterprise'), mobile: both('mobile'), ics: both('ics') },
    platforms: [...new Set([...best.platforms, ...(others?.platforms ?? [])])],
  };
}

const isPlacedAt = ({ places }: Technique) => attackDomains.some((domain) => places[domain].length > 0);

async function readTechniques(db: Kysely<Schema>): Promise<ReadonlyMap<string, Technique>> {
  const found = new Map<string, Technique>();
  for await (const row of readRows(db, ['attack-pattern'])) {
    const one = toTechnique(row);
    const known = one && found.get(one.number);
    if (one) found.set(one.number, known ? merge(known, one) : one);
  }
  return found;
}

type Frame = Pick<Catalogue, 'tactics' | 'versions'>;

/** Tactics in the order of their matrix, and which version of ATT&CK it is. */
async function readFrame(db: Kysely<Schema>): Promise<Frame> {
  const tactics = new Map<string, AttackTactic & { readonly domains: readonly AttackDomain[] }>();
  const refs = { enterprise: [] as string[], mobile: [] as string[], ics: [] as string[] };
  const versions: Record<AttackDomain, string | null> = { enterprise: null, mobile: null, ics: null };
  for await (const { id, kind, name, stix } of readRows(db, [
    'x-mitre-tactic',
    'x-mitre-matrix',
    'x-mitre-collection',
  ])) {
    const object = readObject(stix);
    if (isRevoked(object) || isDeprecated(object)) continue;
    const domains = domainsOf(kind === 'x-mitre-collection' ? { name: withoutBrand(name) } : object);
    if (kind === 'x-mitre-tactic' && shortNameOf(object) !== '')
      tactics.set(id, { id: attackIdOf(object), shortName: shortNameOf(object), name, domains });
    for (const domain of domains) {
      if (kind === 'x-mitre-matrix') refs[domain].push(...tacticRefsOf(object));
      if (kind === 'x-mitre-collection') versions[domain] = versionOf(object);
    }
  }
  const listOf = (domain: AttackDomain): readonly AttackTactic[] => {
    const ordered = refs[domain].flatMap((id) => tactics.get(id) ?? []);
    const list = ordered.length > 0 ? ordered : [...tactics.values()].filter(({ domains }) => domains.includes(domain));
    const byShortName = new Map(list.map(({ id, shortName, name }) => [shortName, { id, shortName, name }]));
    return [...byShortName.values()];
  };
  return {
    tactics: { enterprise: listOf('enterprise'), mobile: listOf('mobile'), ics: listOf('ics') },
    versions,
  };
}

/** `Enterprise ATT&CK` and `ATT&CK for Enterprise` begin with the domain. */
const withoutBrand = (name: string) => name.replace(/^ATT&CK (?:for )?/i, '');

/** MITRE ATT&CK as imported from bundles. */
export async function readCatalogue(db: Kysely<Schema>): Promise<Catalogue> {
  const techniques = await readTechniques(db);
  const numbers = new Map(
    [...techniques.values()].flatMap(({ ids, number }) => ids.map((id) => [id, number] as const)),
  );
  return { techniques, numbers, ...(await readFrame(db)) };
}

/** Whether a technique has a place in the matrix of a domain. */
export const isPlaced = ({ places, reason }: Technique, domain: AttackDomain): boolean =>
  reason === null && places[domain].length > 0;

/** Whether a technique has a place in any matrix. */
export const isPlacedSomewhere = (technique: Technique): boolean =>
  attackDomains.some((domain) => isPlaced(technique, domain));
