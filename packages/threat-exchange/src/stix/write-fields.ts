import { readInstant, writeInstant } from '../read-instant.ts';
import type { ExchangeConnection, ExchangeRecord, Instant } from '../records.ts';
import { locationFields } from './location-of.ts';
import { connectionWord } from './map-connection.ts';
import { withTlp } from './tlp-markings.ts';

/** Properties to merge into an object; `undefined` removes one. */
export type Patch = Record<string, unknown>;

type Writers<Source> = { readonly [Field in keyof Source]?: (source: Source, object: Patch) => Patch };

const instant = (at: Instant) => (at === null ? undefined : writeInstant(at));
const stated = (text: string) => (text === '' ? undefined : text);
const markings = (object: Patch) => (Array.isArray(object.object_marking_refs) ? object.object_marking_refs : []);

function list(values: readonly unknown[]): readonly unknown[] | undefined {
  // STIX 2.1, section 2.12: a list is never empty.
  return values.length > 0 ? values : undefined;
}

function place({ kind, country, latitude, longitude, accuracy }: ExchangeRecord): Patch {
  const fields = locationFields(kind);
  const isPoint = accuracy === 'point';
  return {
    [fields.country]: country ?? undefined,
    [fields.latitude]: isPoint ? latitude : undefined,
    [fields.longitude]: isPoint ? longitude : undefined,
  };
}

const identityClasses: Readonly<Record<string, string>> = { Person: 'individual', Organization: 'organization' };

function type({ kind, type: word }: ExchangeRecord): Patch {
  const identityClass = kind === 'identity' ? identityClasses[word] : undefined;
  if (identityClass === undefined) return { x_halyard_type: word };
  return { identity_class: identityClass, x_halyard_type: undefined };
}

const common = {
  description: ({ description }: { description: string }) => ({ description: stated(description) }),
  confidence: ({ confidence }: { confidence: number | null }) => ({ confidence: confidence ?? undefined }),
  tlp: ({ tlp }: Pick<ExchangeRecord, 'tlp'>, object: Patch) => ({
    object_marking_refs: list(withTlp(markings(object), tlp)),
  }),
};

/** The STIX property of each field of a record; fields without one go into custom properties. */
export const recordWriters: Writers<ExchangeRecord> = {
  ...common,
  type,
  name: ({ name }) => ({ name }),
  severity: ({ severity }) => ({ x_halyard_severity: severity ?? undefined }),
  status: ({ status }) => ({ x_halyard_status: status ?? undefined }),
  risk: ({ risk }) => ({ x_halyard_risk: risk ?? undefined }),
  source: ({ source }) => ({ x_halyard_source: stated(source) }),
  labels: ({ labels }) => ({ labels: list(labels) }),
  country: place,
  latitude: place,
  longitude: place,
  accuracy: place,
  seenAt: ({ seenAt }) => ({ x_halyard_seen_at: instant(seenAt) }),
  acknowledgedAt: ({ acknowledgedAt }) => ({ x_halyard_acknowledged_at: instant(acknowledgedAt) }),
  verdict: ({ verdict }) => ({ x_halyard_verdict: verdict ?? undefined }),
  verdictReason: ({ verdictReason }) => ({ x_halyard_verdict_reason: stated(verdictReason) }),
};

/** The same for a connection. */
export const connectionWriters: Writers<ExchangeConnection> = {
  ...common,
  type: ({ type: word }, object) => ({
    x_halyard_type: word === connectionWord(String(object.relationship_type)) ? undefined : word,
  }),
  strength: ({ strength }) => ({ x_halyard_strength: strength ?? undefined }),
  lastContactAt: ({ lastContactAt }) => ({ x_halyard_last_contact: instant(lastContactAt) }),
};

/** With the time of its last change, where the object has such a time and this one is later. */
export function withModified(object: Patch, modifiedAt: Instant): Patch {
  const { modified } = object;
  if (modifiedAt === null || typeof modified !== 'string') return object;
  return modifiedAt > (readInstant(modified) ?? 0) ? { ...object, modified: writeInstant(modifiedAt) } : object;
}
