import { writeInstant } from '../../read-instant.ts';
import { isObject, member } from '../../stix/fields.ts';
import { describe, type FeedObject, idFrom, makeObject } from '../make-object.ts';
import { kindOfGalaxy } from './galaxy-kinds.ts';
import { isTrue, type MispObject, objectsIn, textIn } from './read-fields.ts';

export type Galaxies = {
  readonly objects: readonly FeedObject[];
  /** Names of clusters that STIX has no kind for. */
  readonly labels: readonly string[];
};

type Cluster = {
  readonly galaxy: string;
  readonly name: string;
  readonly uuid: string;
  readonly description: string;
  readonly meta: MispObject;
};

const tagShape = /^misp-galaxy:([^=]+)="(.*)"$/s;

const textsIn = (meta: MispObject, field: string): string[] => {
  const value = member(meta, field);
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one.trim() !== '');
};

/** Older releases of MISP give the UUID of the whole galaxy to each of its clusters. */
function uuidOfCluster(cluster: MispObject): string {
  const collection = textIn(cluster, 'collection_uuid');
  const uuid = textIn(cluster, 'uuid');
  return collection === '' || collection === uuid ? '' : uuid;
}

const clustersIn = (tagged: MispObject): Cluster[] =>
  objectsIn(tagged, 'Galaxy').flatMap((galaxy) =>
    objectsIn(galaxy, 'GalaxyCluster')
      .filter((cluster) => !isTrue(cluster, 'deleted'))
      .map((cluster) => {
        const meta = member(cluster, 'meta');
        return {
          galaxy: textIn(cluster, 'type') || textIn(galaxy, 'type'),
          name: textIn(cluster, 'value'),
          uuid: uuidOfCluster(cluster),
          description: textIn(cluster, 'description'),
          meta: isObject(meta) ? meta : {},
        };
      }),
  );

/** Feeds often leave the clusters out and only name them in tags. */
const clusterInTag = (tag: string): Cluster | null => {
  const [, galaxy = '', name = ''] = tagShape.exec(tag) ?? [];
  return name === '' ? null : { galaxy, name, uuid: '', description: '', meta: {} };
};

// `Binary Padding - T1009`, `APT28 - G0007`.
const attackId = /\b((?:TA|T|G|S|M|C|DS)\d{4}(?:\.\d{3})?)$/;
const attackPaths: Readonly<Record<string, string>> = { T: 'techniques', G: 'groups', S: 'software', M: 'mitigations' };

function attackReference({ galaxy, name, meta }: Cluster) {
  if (!galaxy.startsWith('mitre-')) return null;
  const id = attackId.exec(textsIn(meta, 'external_id')[0] ?? name)?.[1];
  if (id === undefined) return null;
  const path = attackPaths[id.replace(/\d.*$/, '')];
  const source = galaxy.startsWith('mitre-mobile') ? 'mitre-mobile-attack' : 'mitre-attack';
  const url = path === undefined ? undefined : `https://attack.mitre.org/${path}/${id.replace('.', '/')}/`;
  return { source_name: source, external_id: id, ...(url !== undefined && { url }) };
}

function referencesOf(cluster: Cluster): object[] {
  const refs = textsIn(cluster.meta, 'refs').filter((url) => /^https?:\/\//.test(url));
  const attack = attackReference(cluster);
  const others = refs.map((url) => ({ source_name: `MISP galaxy ${cluster.galaxy}`, url }));
  return attack ? [attack, ...others.filter(({ url }) => !('url' in attack) || url !== attack.url)] : others;
}

// `mitre-attack:defense-evasion`, in newer galaxies with the platform between: `mitre-attack:enterprise:defense-evasion`.
const phasesOf = ({ meta }: Cluster) =>
  textsIn(meta, 'kill_chain').flatMap((text) => {
    const parts = text.split(':');
    const [chain, phase] = [parts[0] ?? '', parts.at(-1) ?? ''];
    return parts.length > 1 && phase !== '' ? [{ kill_chain_name: chain, phase_name: phase }] : [];
  });

const withAliases = new Set(['intrusion-set', 'malware', 'threat-actor', 'tool', 'attack-pattern']);
const withPhases = new Set(['attack-pattern', 'malware', 'tool']);

/**
 * MISP does not state when a cluster was written, and clusters of ATT&CK have the ids of ATT&CK itself: with the
 * earliest possible time, they never replace objects from ATT&CK.
 */
const unknownTimes = { created: 0, modified: 0 };

function clusterObject(cluster: Cluster, kind: string, seenAt: number): FeedObject {
  const name = cluster.name.replace(/\s+-\s+[A-Z]{1,2}\d{4}(\.\d{3})?$/, '');
  return makeObject(idFrom(kind, cluster.uuid, [cluster.galaxy, cluster.name]), unknownTimes, {
    name,
    description: describe(cluster.description),
    is_family: kind === 'malware' ? true : undefined,
    aliases: withAliases.has(kind) ? textsIn(cluster.meta, 'synonyms') : undefined,
    kill_chain_phases: withPhases.has(kind) ? phasesOf(cluster) : undefined,
    external_references: referencesOf(cluster),
    x_halyard_seen_at: writeInstant(seenAt),
  });
}

/** The clusters of an event or an attribute; tags name those that are not written out. */
export function convertGalaxies(tagged: MispObject, tags: readonly string[], seenAt: number): Galaxies {
  const written = clustersIn(tagged).filter(({ name }) => name !== '');
  const isWritten = new Set(written.map(({ galaxy, name }) => `misp-galaxy:${galaxy}="${name}"`));
  const named = tags.filter((tag) => !isWritten.has(tag)).map((tag) => [tag, clusterInTag(tag)] as const);
  const objects: FeedObject[] = [];
  const labels: string[] = named.flatMap(([tag, cluster]) => (cluster ? [] : [tag]));
  for (const cluster of [...written, ...named.flatMap(([, found]) => found ?? [])]) {
    const kind = kindOfGalaxy(cluster.galaxy);
    if (kind === null) labels.push(`${cluster.galaxy}: ${cluster.name}`);
    else objects.push(clusterObject(cluster, kind, seenAt));
  }
  return { objects, labels };
}
