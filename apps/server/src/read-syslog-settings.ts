import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { type RenewedFile, readPair, requireUsable } from './read-tls-settings.ts';

/** An address with a port to listen on; port 0 is one that is free. */
export const listenAddress = z.string().transform((value, context) => {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(value.trim()) ?? [];
  const host = bracketed ?? plain ?? '';
  const port = Number(digits);
  if (isIP(host) === (bracketed === undefined ? 4 : 6) && port <= 65_535) return { host, port };
  const message = 'must be an IP address and a port, such as 0.0.0.0:5514 or [::]:5514';
  context.issues.push({ code: 'custom', message, input: value });
  return z.NEVER;
});

const isRange = (value: string) => ipaddr.isValid(value) || ipaddr.isValidCIDR(value);

/** Addresses and ranges, with commas between them. */
export const addressRanges = z
  .string()
  .transform((value) => value.split(',').map((range) => range.trim()))
  .pipe(
    z.array(z.string().refine(isRange, { error: 'must be IP addresses or ranges such as 10.0.0.0/8, with commas' })),
  );

/** This machine and the ranges of private networks: RFC 1918, and RFC 4193 for IPv6. */
const innerRanges = ['127.0.0.0/8', '::1/128', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

type Address = z.output<typeof listenAddress>;

/** The settings of syslog, as parsed. */
type Settings = {
  readonly HALYARD_SYSLOG_TCP?: Address | undefined;
  readonly HALYARD_SYSLOG_TLS?: Address | undefined;
  readonly HALYARD_SYSLOG_TLS_CERT?: RenewedFile | undefined;
  readonly HALYARD_SYSLOG_TLS_KEY?: RenewedFile | undefined;
  readonly HALYARD_SYSLOG_TLS_CA?: RenewedFile | undefined;
  readonly HALYARD_SYSLOG_UDP?: Address | undefined;
  readonly HALYARD_SYSLOG_SOURCE?: string | undefined;
  readonly HALYARD_SYSLOG_ALLOW?: readonly string[] | undefined;
};

/** The certificate of syslog over TLS, and the authority of its senders. */
function readTls(data: Settings) {
  const { HALYARD_SYSLOG_TLS: address } = data;
  const { HALYARD_SYSLOG_TLS_CERT: certFile, HALYARD_SYSLOG_TLS_KEY: keyFile, HALYARD_SYSLOG_TLS_CA: caFile } = data;
  if (!address) {
    if (certFile?.text || keyFile?.text || caFile?.text)
      throw new ConfigError('The setting HALYARD_SYSLOG_TLS must be an address where there is a certificate for it.');
    return undefined;
  }
  const { cert, key, files } = readPair('HALYARD_SYSLOG_TLS', certFile, keyFile);
  const ca = caFile?.text;
  if (ca !== undefined) {
    if (!ca.includes('-----BEGIN CERTIFICATE-----'))
      throw new ConfigError('The setting HALYARD_SYSLOG_TLS_CA must name a PEM file with a certificate.');
    requireUsable('HALYARD_SYSLOG_TLS_CA', { ca });
  }
  return { address, cert, key, ca, files: Object.assign(files, { ca: caFile?.path }) };
}

/** How syslog is received; undefined: it is not. */
export function readSyslogSettings(data: Settings) {
  const { HALYARD_SYSLOG_TCP: tcp, HALYARD_SYSLOG_UDP: udp, HALYARD_SYSLOG_SOURCE: sourceId } = data;
  const tls = readTls(data);
  if (!tcp && !tls && !udp) return undefined;
  if (!sourceId)
    throw new ConfigError('The setting HALYARD_SYSLOG_SOURCE must be the ID of the source that messages belong to.');
  return { tcp, tls, udp, sourceId, allowed: data.HALYARD_SYSLOG_ALLOW ?? innerRanges };
}
