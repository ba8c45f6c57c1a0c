import type { RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import { uuidOf } from './csv/row-ids.ts';
import type { ExchangeConnection, NamedConnection } from './records.ts';
import { rejection } from './reject.ts';

export interface Dangling {
  readonly reason: Extract<RejectionReason, 'dangling_source' | 'dangling_target'>;
  /** The id, or the name, that leads nowhere. */
  readonly detail: string;
}

/** Which end of a connection does not exist, if any. Asked once every object of the file is in. */
export function findDangling(
  { sourceId, targetId }: Pick<ExchangeConnection, 'sourceId' | 'targetId'>,
  has: (id: string) => boolean,
): Dangling | null {
  if (!has(sourceId)) return { reason: 'dangling_source', detail: sourceId };
  if (!has(targetId)) return { reason: 'dangling_target', detail: targetId };
  return null;
}

/** A connection of a CSV file with its ends looked up, or why it is rejected. `idOf` takes a name or a STIX id. */
export function resolveNames(place: string, named: NamedConnection, idOf: (name: string) => string | null) {
  const sourceId = idOf(named.sourceName);
  if (sourceId === null) return rejection({ place, reason: 'dangling_source', detail: named.sourceName });
  const targetId = idOf(named.targetName);
  if (targetId === null) return rejection({ place, reason: 'dangling_target', detail: named.targetName });
  if (sourceId === targetId) return rejection({ place, reason: 'self_reference', detail: named.sourceName });
  const { type, strength, description, confidence, tlp, lastContactAt, modifiedAt } = named;
  const connection: ExchangeConnection = {
    id: named.id ?? `relationship--${uuidOf([sourceId, targetId, type.trim()])}`,
    sourceId,
    targetId,
    type,
    strength,
    description,
    confidence,
    tlp,
    lastContactAt,
    createdAt: null,
    modifiedAt,
    stix: '',
  };
  return { kind: 'connection' as const, place, connection };
}
