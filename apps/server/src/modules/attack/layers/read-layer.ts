import { ApiError } from '@halyard/contracts/errors.ts';
import type { AttackDomain, LayerValue } from '@halyard/contracts/intelligence/attack.ts';
import { nameMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { isTechniqueNumber } from '@halyard/contracts/intelligence/technique-number.ts';

type Json = Readonly<Record<string, unknown>>;

/** What is read of a Navigator layer: https://github.com/mitre-attack/attack-navigator, layer format 4. */
export type Layer = {
  readonly name: string;
  readonly domain: AttackDomain;
  readonly values: readonly LayerValue[];
};

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

function toValue(entry: unknown): LayerValue | null {
  if (typeof entry !== 'object' || entry === null) throw new ApiError('bad_layer');
  const { techniqueID, score, comment, color, enabled } = entry as Json;
  const number = String(techniqueID ?? '').toUpperCase();
  if (!isTechniqueNumber(number)) throw new ApiError('bad_layer');
  const value = typeof score === 'number' && Number.isFinite(score) ? score : null;
  const says = textOf(comment);
  const own = isColor(color) ? color.toLowerCase() : null;
  // The Navigator also lists techniques only to say that they are unfolded or switched off.
  const isMarked = value !== null || says !== null || own !== null;
  return isMarked && enabled !== false ? { number, value, comment: says, color: own } : null;
}

/** A technique of several tactics stands in a layer several times: the highest score counts. */
function onceEach(values: readonly LayerValue[]): LayerValue[] {
  const found = new Map<string, LayerValue>();
  for (const one of values) {
    const known = found.get(one.number);
    const isHigher = (one.value ?? Number.NEGATIVE_INFINITY) > (known?.value ?? Number.NEGATIVE_INFINITY);
    if (!known || isHigher) found.set(one.number, one);
  }
  return [...found.values()];
}

/** @throws ApiError bad_layer where it is no layer of format 4. */
export function readLayer(json: Json): Layer {
  const { name, domain, techniques } = json;
  const found = domains[String(domain)];
  if (!/^4(?:\.|$)/.test(formatOf(json)) || found === undefined || !Array.isArray(techniques))
    throw new ApiError('bad_layer');
  return {
    name: (textOf(name) ?? 'Layer').slice(0, nameMax),
    domain: found,
    values: onceEach(techniques.map(toValue).filter((one) => one !== null)),
  };
}
