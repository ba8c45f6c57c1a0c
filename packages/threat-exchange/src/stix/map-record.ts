import { risks } from '@halyard/contracts/intelligence/entities.ts';
import { descriptionMax, type Family, sourceMax } from '@halyard/contracts/intelligence/intelligence.ts';
import {
  reasonMax,
  threatGroups,
  threatSeverities,
  threatStatuses,
  verdicts,
} from '@halyard/contracts/intelligence/threats.ts';
import type { ExchangeRecord, Instant } from '../records.ts';
import { familyOf, wordOf } from './families.ts';
import { choiceOf, confidenceOf, instantOf, labelsOf, listOf, member, type StixObject, textOf } from './fields.ts';
import { locationOf } from './location-of.ts';
import { nameOf } from './name-of.ts';
import { tlpOf } from './tlp-markings.ts';

const typeMax = 100;

/** A STIX object that is not a connection. Properties required of every object were checked before. */
export function mapRecord(object: StixObject, kind: string, id: string, stix: string): ExchangeRecord {
  const family = familyOf(kind);
  const times = timesOf(object);
  const verdict = choiceOf(object, 'x_halyard_verdict', verdicts);
  return {
    id,
    kind,
    family,
    stix,
    type: typeOf(object, kind),
    name: nameOf(object, kind, id),
    description: textOf(object, 'description', descriptionMax),
    ...ratingOf(object, family),
    risk: choiceOf(object, 'x_halyard_risk', risks),
    source: textOf(object, 'x_halyard_source', sourceMax),
    sourceAssumed: false,
    confidence: confidenceOf(object),
    tlp: tlpOf(listOf(object, 'object_marking_refs')),
    labels: labelsOf(object),
    ...locationOf(object, kind),
    seenAt: family === 'threat' ? (times.seenAt ?? times.modifiedAt ?? times.createdAt) : times.seenAt,
    createdAt: times.createdAt,
    modifiedAt: times.modifiedAt,
    acknowledgedAt: instantOf(object, 'x_halyard_acknowledged_at'),
    verdict,
    verdictReason: verdict === null ? '' : textOf(object, 'x_halyard_verdict_reason', reasonMax),
  };
}

function typeOf(object: StixObject, kind: string): string {
  const stated = textOf(object, 'x_halyard_type', typeMax);
  if (stated.trim() !== '') return stated;
  if (kind !== 'identity') return wordOf(kind);
  return member(object, 'identity_class') === 'individual' ? 'Person' : 'Organization';
}

/** STIX has no severity: it is null unless a property of ours states it. */
function ratingOf(object: StixObject, family: Family): Pick<ExchangeRecord, 'severity' | 'status'> {
  const severity = choiceOf(object, 'x_halyard_severity', threatSeverities);
  const status = choiceOf(object, 'x_halyard_status', threatStatuses);
  if (family !== 'threat') return { severity: null, status: null };
  return {
    severity,
    status: status ?? (member(object, 'revoked') === true ? threatGroups.mitigated[0] : 'Active'),
  };
}

// Times that STIX defines; each must be one where it is there, whether we show it or not.
const otherTimes = ['valid_until', 'first_seen', 'first_observed', 'published'];

function timesOf(object: StixObject): { seenAt: Instant; createdAt: Instant; modifiedAt: Instant } {
  for (const field of otherTimes) instantOf(object, field);
  const seen = ['x_halyard_seen_at', 'last_seen', 'valid_from', 'last_observed'].map((field) =>
    instantOf(object, field),
  );
  return {
    seenAt: seen.find((at) => at !== null) ?? null,
    createdAt: instantOf(object, 'created'),
    modifiedAt: instantOf(object, 'modified'),
  };
}
