import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';

/** PEM: the chain, its key, and where clients must prove who they are, their authority. */
export type Certificate = { readonly cert: string; readonly key: string; readonly ca?: string | undefined };

export type CertificateFiles = { readonly cert: string; readonly key: string; readonly ca?: string | undefined };

export type KeptCertificate = Certificate & { readonly files: CertificateFiles };

type Ports = {
  /** The name of the certificate, for the log. */
  readonly of: string;
  readonly renew: (certificate: Certificate) => void;
  readonly warn: (details: object, what: string) => void;
};

export const contextOf = ({ cert, key, ca }: Certificate) => (ca === undefined ? { cert, key } : { cert, key, ca });

const readCertificate = async ({ cert, key, ca }: CertificateFiles): Promise<Certificate> => ({
  cert: await readFile(cert, 'utf8'),
  key: await readFile(key, 'utf8'),
  ca: ca === undefined ? undefined : await readFile(ca, 'utf8'),
});

/**
 * Reloads the files of a certificate if they have changed. Unusable files, such as a key whose certificate is still
 * being written, change nothing and are warned about once.
 */
export function createRenewal({ files, ...first }: KeptCertificate, { of, renew, warn }: Ports) {
  const textOf = ({ cert, key, ca }: Certificate) => [cert, key, ca ?? ''].join('\0');
  let used = textOf(first);
  let warned: string | undefined;
  let expired: string | undefined;

  function lookAtEnd({ cert }: Certificate): void {
    const { validToDate } = new X509Certificate(cert);
    if (validToDate.getTime() > Date.now() || expired === cert) return;
    expired = cert;
    warn({ cert: files.cert, expiredAt: validToDate.toISOString() }, `the certificate of ${of} has expired`);
  }

  lookAtEnd(first);
  return {
    async look(): Promise<void> {
      try {
        const found = await readCertificate(files);
        if (textOf(found) === used) return lookAtEnd(found);
        createSecureContext(contextOf(found));
        renew(found);
        used = textOf(found);
        warned = undefined;
        warn({ cert: files.cert }, `the certificate of ${of} was renewed`);
        lookAtEnd(found);
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        if (message === warned) return;
        warned = message;
        warn({ cert: files.cert, cause: message }, `the renewed certificate of ${of} cannot be used`);
      }
    },
  };
}
