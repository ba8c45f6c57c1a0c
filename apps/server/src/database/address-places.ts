import { type Expression, type SqlBool, sql } from 'kysely';

/** A country or AS number; `unknown` if no file was queried, `none` if files have none. */
export type PlaceQuery = { readonly country?: string | undefined; readonly asn?: string | undefined };

/** Placeholder for "the files have none", while null means "no file was queried". */
export const noCountry = '';
export const noAsn = 0;

/** As the index of addresses has it. */
export const isAddress = sql<SqlBool>`type in ('ipv4-addr', 'ipv6-addr')`;

const placed = (which: Expression<SqlBool>) =>
  sql<SqlBool>`observables.id in (select observable_id from address_places where ${which})`;

const unknown = (column: 'country' | 'asn') =>
  sql<SqlBool>`${isAddress} and not exists (select 1 from address_places
    where observable_id = observables.id and ${sql.ref(column)} is not null)`;

/** Conditions on addresses among the observables. */
export function isPlaced({ country, asn }: PlaceQuery): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (country === 'unknown') conditions.push(unknown('country'));
  else if (country !== undefined)
    conditions.push(placed(sql<SqlBool>`country = ${country === 'none' ? noCountry : country}`));
  if (asn === 'unknown') conditions.push(unknown('asn'));
  else if (asn !== undefined) conditions.push(placed(sql<SqlBool>`asn = ${asn === 'none' ? noAsn : Number(asn)}`));
  return conditions;
}

/** Whether an alert has an address that is there. */
export const alertPlaced = (query: PlaceQuery) =>
  sql<SqlBool>`alerts.id in (select object_id from observable_uses
    inner join observables on observables.id = observable_uses.observable_id
    where shown = 1 and object_type = 'alert' and observable_uses.deleted_at is null and observable_uses.hidden = 0
      and ${sql.join(isPlaced(query), sql` and `)})`;
