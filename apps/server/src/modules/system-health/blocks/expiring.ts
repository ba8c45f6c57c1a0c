import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Expiring, expiringMax } from '@halyard/contracts/server/system-health.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';

const dayMs = 86_400_000;
const aheadMs = 90 * dayMs;

/** A certificate of this server: its name, and the path of its file. */
export type CertificateFile = { readonly name: string; readonly path: string };

/** The file as it is now: it may have been renewed since the start. */
async function readCertificate({ name, path }: CertificateFile): Promise<Expiring> {
  const { validTo } = new X509Certificate(await readFile(path));
  return { kind: 'certificate', name, id: null, endsAt: new Date(validTo).toISOString(), renewsItself: false };
}

async function readCredentials(db: Kysely<Schema>): Promise<Expiring[]> {
  const rows = await db
    .selectFrom('sources')
    .select(['id', 'name', 'pull_auth_ends_at'])
    .where('deleted_at', 'is', null)
    .where('pull_url', 'is not', null)
    .where('pull_auth_ends_at', 'is not', null)
    .execute();
  return rows.flatMap(({ id, name, pull_auth_ends_at: endsAt }) =>
    endsAt === null
      ? []
      : [{ kind: 'source_credential', name, id, endsAt: new Date(endsAt).toISOString(), renewsItself: false }],
  );
}

/** The current signing keys: they rotate automatically. */
async function readSigningKeys(db: Kysely<Schema>, now: number): Promise<Expiring[]> {
  const rows = await db
    .selectFrom('idp_keys')
    .select(({ fn }) => ['use', fn.max('signs_until').as('endsAt')])
    .where('signs_until', '>', now)
    .groupBy('use')
    .execute();
  return rows.map(({ use, endsAt }) => ({
    kind: 'signing_key',
    name: use,
    id: null,
    endsAt: new Date(Number(endsAt)).toISOString(),
    renewsItself: true,
  }));
}

/** Items that expire within 90 days or have expired, the first one first; self-renewing ones last. */
export async function readExpiring(
  db: Kysely<Schema>,
  now: number,
  certificates: readonly CertificateFile[],
): Promise<Expiring[]> {
  const all = [
    ...(await Promise.all(certificates.map(readCertificate))),
    ...(await readCredentials(db)),
    ...(await readSigningKeys(db, now)),
  ];
  return all
    .filter(({ endsAt }) => Date.parse(endsAt) <= now + aheadMs)
    .sort(
      (one, other) =>
        Number(one.renewsItself) - Number(other.renewsItself) || Date.parse(one.endsAt) - Date.parse(other.endsAt),
    )
    .slice(0, expiringMax);
}
