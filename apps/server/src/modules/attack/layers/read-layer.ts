import { ApiError } from '@halyard/contracts/errors.ts';
import { type AttackDomain, type LayerValue, notesMax } from '@halyard/contracts/intelligence/attack.ts';
import { nameMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { isTechniqueNumber } from '@halyard/contracts/intelligence/technique-number.ts';

type Json = Readonly<Record<string, unknown>>;

/** The supported part of a Navigator layer: https://github.com/mitre-attack/attack-navigator, layer format 4. */
export type Layer = {
  readonly name: string;
  readonly domain: AttackDomain;
  readonly values: readonly LayerValue[];
  /** Scores that are no numbers. */
  readonly notes: readonly { readonly number: string; readonly score: string }[];
};

/** One entry of a layer: of a technique, or of a technique under one tactic. */
type Entry = LayerValue['tactics'][number] & { readonly number: string };

// Format 4 writes `enterprise-attack`, earlier ones `mitre-enterprise`.
const domains: Readonly<Record<string, AttackDomain>> = {
  'enterprise-attack': 'enterprise',
  'mobile-attack': 'mobile',
  'ics-attack': 'ics',
  'mitre-enterprise': 'enterprise',
  'mitre-mobile': 'mobile',
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 2_000) : null;

function formatOf({ version, versions }: Json): string {
  const stated = typeof versions === 'object' && versions !== null ? (versions as Json).layer : version;
  return String(stated ?? '');
}

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const isScore = (score: unknown): score is number => typeof score === 'number' && Number.isFinite(score);

function readNumber(entry: unknown): string {
  const number = typeof entry === 'object' && entry !== null ? (entry as Json).techniqueID : undefined;
  const upper = String(number ?? '').toUpperCase();
  if (!isTechniqueNumber(upper)) throw new ApiError('bad_layer');
  return upper;
}

function toEntry(raw: unknown): Entry | null {
  const number = readNumber(raw);
  const { tactic, score, comment, color, enabled } = raw as Json;
  const value = isScore(score) ? score : null;
  const says = textOf(comment);
  const own = isColor(color) ? color.toLowerCase() : null;
  // The Navigator also lists techniques only to expand or disable them.
  const isMarked = value !== null || says !== null || own !== null || isBadScore(score);
  const place = textOf(tactic)?.slice(0, 100) ?? null;
  return isMarked && enabled !== false ? { number, tactic: place, value, comment: says, color: own } : null;
}

// The Navigator writes `""` and null for none.
const isBadScore = (score: unknown) => score !== undefined && score !== null && score !== '' && !isScore(score);

const tacticsMax = 50;
const rankOf = ({ value }: Entry) => value ?? Number.NEGATIVE_INFINITY;

/** A technique of several tactics is in a layer several times: the highest score counts where they are one. */
function toValue(entries: readonly [Entry, ...Entry[]]): LayerValue {
  const { number, value, comment, color } = entries.reduce((best, one) => (rankOf(one) > rankOf(best) ? one : best));
  const byTactic = new Map<string | null, LayerValue['tactics'][number]>();
  for (const { number: _, ...one } of entries) if (!byTactic.has(one.tactic)) byTactic.set(one.tactic, one);
  const isTold = entries.some(({ tactic }) => tactic !== null);
  return { number, value, comment, color, tactics: isTold ? [...byTactic.values()].slice(0, tacticsMax) : [] };
}

function onceEach(entries: readonly Entry[]): LayerValue[] {
  const groups = [...Map.groupBy(entries, ({ number }) => number).values()];
  return groups.flatMap(([first, ...others]) => (first ? [toValue([first, ...others])] : []));
}

const noteOf = (raw: unknown) => {
  const { score } = raw as Json;
  return isBadScore(score) ? [{ number: readNumber(raw), score: (JSON.stringify(score) ?? '').slice(0, 100) }] : [];
};

/** @throws ApiError bad_layer where it is no layer of format 4. */
export function readLayer(json: Json): Layer {
  const { name, domain, techniques } = json;
  const found = domains[String(domain)];
  if (!/^4(?:\.|$)/.test(formatOf(json)) || found === undefined || !Array.isArray(techniques))
    throw new ApiError('bad_layer');
  return {
    name: (textOf(name) ?? 'Layer').slice(0, nameMax),
    domain: found,
    values: onceEach(techniques.map(toEntry).filter((one) => one !== null)),
    notes: techniques.flatMap(noteOf).slice(0, notesMax),
  };
}
