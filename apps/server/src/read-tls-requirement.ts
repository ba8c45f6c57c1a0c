import { ConfigError } from './config-error.ts';
import { listAddresses } from './database/connections/postgres-addresses.ts';

/** Settings with the address of another program that is spoken to by HTTP. */
const httpNames = [
  ...['HALYARD_PUBLIC_URL', 'HALYARD_STORAGE_ENDPOINT', 'HALYARD_OTLP_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ...['HALYARD_ASSISTANT_URL', 'HALYARD_SMS_URL', 'HALYARD_IDENTITY_ENDPOINT', 'HALYARD_IDENTITY_ISSUER'],
  ...['HALYARD_IDENTITY_POOL_ENDPOINT', 'HALYARD_IDENTITY_ADMIN_ENDPOINT', 'HALYARD_CRIME_ARCHIVE_URL'],
] as const;
const databaseNames = ['DATABASE_URL', 'HALYARD_LISTEN_URL', 'HALYARD_DATABASE_READ_URL'] as const;
const syslogNames = ['HALYARD_SYSLOG_TCP', 'HALYARD_SYSLOG_UDP'] as const;

type Settings = {
  readonly [Name in (typeof httpNames)[number] | (typeof databaseNames)[number]]?: string | undefined;
} & {
  readonly [Name in (typeof syslogNames)[number]]?: { readonly host: string } | undefined;
};

type IsHere = (hostname: string) => boolean;

/** A socket of this machine has no host at all, or a path in its place. */
function isEncrypted(address: string, isHere: IsHere): boolean {
  const { hostname, searchParams } = new URL(address);
  if (hostname === '' || isHere(hostname) || searchParams.get('host')?.startsWith('/')) return true;
  return ['verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');
}

/**
 * Rejects every setting by which something would leave or reach this machine unencrypted, or encrypted with whoever
 * answers; `isHere` tells names of this machine, which are excepted. Mail is not looked at here: see `requireMailTls`.
 */
export function requireTlsOf(data: Settings, isHere: IsHere): void {
  const wrong = [
    ...httpNames
      .filter((name) => data[name]?.startsWith('http:') && !isHere(new URL(data[name] ?? '').hostname))
      .map((name) => `The setting ${name} must begin with https://`),
    ...databaseNames
      .filter((name) => listAddresses(data[name] ?? 'postgres:///').some((address) => !isEncrypted(address, isHere)))
      .map((name) => `The setting ${name} must have sslmode=verify-full (or verify-ca)`),
    ...syslogNames
      .filter((name) => data[name] && !isHere(data[name].host))
      .map((name) => `The setting ${name} must give way to HALYARD_SYSLOG_TLS, or listen on this machine`),
  ];
  if (wrong.length > 0)
    throw new ConfigError(wrong.map((what) => `${what}, because HALYARD_REQUIRE_TLS is on.`).join('\n'));
}

/** The address of the mail server such that no mail leaves before STARTTLS: not even the name of the user. */
export function requireMailTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp:') url.searchParams.set('requireTLS', 'true');
  return url.href;
}
