import { isIP } from 'node:net';
import { sourceStates } from '@halyard/contracts/inflow/received-alerts.ts';
import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import type { IncomingAlert, RejectionReason, SourceState } from '../incoming-alert.ts';
import { readInstant } from './read-instant.ts';
import { readObservables } from './read-observables.ts';
import { readName, readText, toList } from './read-text.ts';

const titleMax = 300;
const textMax = 8_000;
const wordMax = 300;
const listMax = 50;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readTexts = (value: unknown): readonly string[] => {
  const texts = toList(value).flatMap((one) => readText(one, wordMax) ?? []);
  return [...new Set(texts)].slice(0, listMax);
};

const severityOf = (value: unknown): ThreatSeverity | null =>
  threatSeverities.find((known) => known.toLowerCase() === String(value).toLowerCase()) ?? null;

const stateOf = (value: unknown): SourceState => sourceStates.find((known) => known === value) ?? 'unknown';

const techniquePattern = /\bT\d{4}(?:\.\d{3})?\b/g;
const readTechniques = (value: unknown) => [
  ...new Set(readTexts(value).flatMap((text) => text.toUpperCase().match(techniquePattern) ?? [])),
];

function readConfidence(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number <= 100 ? Math.round(number) : null;
}

/** The first that is a time: a mapping may name several fields, the surest first. */
function readFirstInstant(value: unknown, receivedAt: number | undefined): string | null {
  for (const one of toList(value)) {
    const instant = readInstant(one, receivedAt);
    if (instant !== null) return instant;
  }
  return null;
}

/** Only what a browser may open; a relative address opens nothing here. */
function readUrl(value: unknown): string | null {
  const text = readText(value, 2_000);
  return text !== null && /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text) ? text : null;
}

// How logs write that a field has no value.
const blank = '-';

function readKey(value: unknown): IncomingAlert['key'] {
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const text = toList(part)
      .flatMap((one) => readText(one, wordMax) ?? [])
      .join(',');
    return text === '' || text === blank ? [] : [[name, text] as const];
  });
}

/** Brackets and port are of a URL (RFC 3986, section 3.2.2), and not of the address. */
const withoutBrackets = (name: string): string => {
  const inside = /^\[([^\]]+)\](?::\d+)?$/.exec(name)?.[1] ?? '';
  return isIP(inside) === 6 ? inside : name;
};

/** A piece of an address, such as "1.2.3", names nothing. */
function readEntity(value: unknown): string | null {
  const name = readName(value, wordMax);
  const entity = name === null ? null : withoutBrackets(name);
  return entity === null || entity === blank || (/^\d*\.[\d.]*$/.test(entity) && isIP(entity) === 0) ? null : entity;
}

const tlpOf = (value: unknown) => {
  const word = /(?:TLP:)?(CLEAR|WHITE|GREEN|AMBER\+STRICT|AMBER|RED)$/i.exec(readText(value, 30) ?? '')?.[1];
  return word ? `TLP:${word.toUpperCase().replace('WHITE', 'CLEAR')}` : null;
};

export type ReadResult =
  | { readonly alert: IncomingAlert }
  | { readonly reason: RejectionReason; readonly detail: string };

/**
 * What a mapping returned for one alert, in the shape of the product: texts cut to their limits, times in UTC, lists
 * without repetition. What is no alert says so in `ignored`; without a title or a key it cannot be one.
 *
 * @param receivedAt milliseconds since 1970: gives times without a year the nearest one
 */
export function readAlert(value: unknown, receivedAt?: number): ReadResult {
  if (!isFields(value)) return { reason: 'mapping_failed', detail: 'The mapping did not return an object.' };
  const ignored = readText(value.ignored, wordMax);
  if (ignored !== null) return { reason: 'not_an_alert', detail: ignored };
  const title = readName(value.title, titleMax);
  if (title === null) return { reason: 'no_title', detail: 'No field of the mapping gives a title.' };
  const key = readKey(value.key);
  if (key.length === 0) return { reason: 'no_key', detail: 'No field that tells alerts apart has a value.' };
  return {
    alert: {
      title,
      description: readText(value.description, textMax),
      severity: severityOf(value.severity),
      sourceSeverity: readText(value.sourceSeverity, wordMax),
      state: stateOf(value.state),
      key,
      event: readText(value.event, wordMax),
      at: readFirstInstant(value.at, receivedAt),
      endedAt: readFirstInstant(value.endedAt, receivedAt),
      startedAt: readFirstInstant(value.startedAt, receivedAt),
      category: readText(value.category, wordMax),
      techniques: readTechniques(value.techniques),
      tags: readTexts(value.tags),
      confidence: readConfidence(value.confidence),
      tlp: tlpOf(value.tlp),
      url: readUrl(value.url),
      entity: readEntity(value.entity),
      observables: readObservables(value.observables),
      isTest: value.isTest === true,
      isHeartbeat: value.isHeartbeat === true,
      ...(value.endsOnly === true && { endsOnly: true }),
    },
  };
}
