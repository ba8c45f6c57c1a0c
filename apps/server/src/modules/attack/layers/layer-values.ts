import { ApiError } from '@halyard/contracts/errors.ts';
import {
  type AttackDomain,
  type AttackPeriod,
  attackPeriodStart,
  type LayerValue,
  type LayerValues,
} from '@halyard/contracts/intelligence/attack.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { type Catalogue, isPlaced } from '../catalogue/read-catalogue.ts';
import { countAlerts, findThreats } from '../count-techniques.ts';
import { requireLayer } from './layer-store.ts';
import { readLayer } from './read-layer.ts';

type Asked = {
  readonly of: string;
  readonly domain: AttackDomain;
  readonly period: AttackPeriod;
  readonly now: number;
};

type Read = Pick<LayerValues, 'name' | 'kind'> & { readonly values: readonly LayerValue[] };

type Sizes = ReadonlyMap<string, { readonly size: number }>;

/** Threats and alerts of each number together. */
function toValues(threats: Sizes, alerts: ReadonlyMap<string, number>): LayerValue[] {
  const numbers = new Set([...threats.keys(), ...alerts.keys()]);
  return [...numbers].map((number) => {
    const value = (threats.get(number)?.size ?? 0) + (alerts.get(number) ?? 0);
    return { number, value, comment: null, color: null, tactics: [] };
  });
}

async function readImport(db: Kysely<Schema>, catalogue: Catalogue, id: string): Promise<Read> {
  const found = await db.selectFrom('imports').select('file_name').where('id', '=', id).executeTakeFirst();
  if (!found) throw new ApiError('import_not_found');
  const threats = await findThreats(db, catalogue, { importId: id });
  return { name: found.file_name, kind: 'records', values: toValues(threats, new Map()) };
}

async function readStored(db: Kysely<Schema>, id: string): Promise<Read> {
  const row = await requireLayer(db, id);
  return { name: row.name, kind: 'scores', values: readLayer(JSON.parse(row.content)).values };
}

async function readRecords(db: Kysely<Schema>, catalogue: Catalogue, { of, period, now }: Asked): Promise<Read> {
  const start = attackPeriodStart(period, now);
  const until = of === 'before' ? start - 1 : now;
  // Before all time there is nothing.
  const since = of === 'before' ? Math.max(0, start - (now - start)) : start;
  const threats = await findThreats(db, catalogue, { since, until });
  const alerts = await countAlerts(db, { since, ...(of === 'before' && { before: start }) });
  return { name: null, kind: 'records', values: toValues(threats, alerts) };
}

/** The value of each technique in a layer; numbers that the matrix does not have are named, never dropped. */
export async function readLayerValues(db: Kysely<Schema>, catalogue: Catalogue, asked: Asked): Promise<LayerValues> {
  const [kind, id = ''] = asked.of.split('~');
  const {
    name,
    kind: of,
    values,
  } = await (kind === 'import'
    ? readImport(db, catalogue, id)
    : kind === 'layer'
      ? readStored(db, id)
      : readRecords(db, catalogue, asked));
  const techniqueOf = ({ number }: LayerValue) => catalogue.techniques.get(number);
  const isShown = (value: LayerValue) => {
    const technique = techniqueOf(value);
    return technique !== undefined && isPlaced(technique, asked.domain);
  };
  const outside = values
    .filter((value) => !isShown(value))
    .map((value) => ({ number: value.number, reason: techniqueOf(value)?.reason ?? ('unknown' as const) }));
  return { name, kind: of, values: values.filter(isShown), outside };
}
