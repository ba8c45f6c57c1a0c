import { createSecureContext } from 'node:tls';
import { ConfigError } from './config-error.ts';

/** A file that is reloaded while the server runs. */
export type RenewedFile = { readonly path: string; readonly text: string };

/** Rejects PEM files that TLS cannot use, in the name of the setting that names them. */
export function requireUsable(name: string, files: object): void {
  try {
    createSecureContext(files);
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`The setting ${name} must name a PEM file that can be used (${message}).`);
  }
}

/**
 * Certificate and key of the settings `<prefix>_CERT` and `<prefix>_KEY`, which must match: else every handshake would
 * fail without explanation.
 */
export function readPair(prefix: string, certFile: RenewedFile | undefined, keyFile: RenewedFile | undefined) {
  if (!certFile?.text) throw new ConfigError(`The setting ${prefix}_CERT must name the certificate for TLS.`);
  if (!keyFile?.text) throw new ConfigError(`The setting ${prefix}_KEY must name the key of the certificate.`);
  const { text: cert } = certFile;
  const { text: key } = keyFile;
  requireUsable(`${prefix}_CERT`, { cert });
  requireUsable(`${prefix}_KEY`, { cert, key });
  return { cert, key, files: { cert: certFile.path, key: keyFile.path } };
}

type Settings = {
  readonly HALYARD_TLS_CERT?: RenewedFile | undefined;
  readonly HALYARD_TLS_KEY?: RenewedFile | undefined;
  readonly HALYARD_TLS_REDIRECT_PORT?: number | undefined;
  readonly HALYARD_PUBLIC_URL?: string | undefined;
};

/** The TLS settings of the server's own HTTPS; undefined: HTTP. */
export function readTlsSettings(data: Settings) {
  const { HALYARD_TLS_CERT: cert, HALYARD_TLS_KEY: key, HALYARD_TLS_REDIRECT_PORT: redirectPort } = data;
  if (!cert && !key) {
    if (redirectPort !== undefined)
      throw new ConfigError('The setting HALYARD_TLS_REDIRECT_PORT must be left out where there is no certificate.');
    return undefined;
  }
  if (data.HALYARD_PUBLIC_URL?.startsWith('http:'))
    throw new ConfigError('The setting HALYARD_PUBLIC_URL must begin with https:// where there is a certificate.');
  return Object.assign(readPair('HALYARD_TLS', cert, key), { redirectPort });
}
