import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { Certificate } from './open-streams.ts';

export type CertificateFiles = { readonly cert: string; readonly key: string; readonly ca: string | undefined };

type Ports = {
  readonly renew: (certificate: Certificate) => void;
  readonly warn: (details: object, what: string) => void;
};

const readCertificate = async ({ cert, key, ca }: CertificateFiles): Promise<Certificate> => ({
  cert: await readFile(cert, 'utf8'),
  key: await readFile(key, 'utf8'),
  ca: ca === undefined ? undefined : await readFile(ca, 'utf8'),
});

/**
 * Reads the files of a certificate again and takes what has changed into use. Files that cannot be used, such as a key
 * whose certificate is still being written, change nothing and are warned of once.
 */
export function createRenewal(
  { files, ...first }: Certificate & { readonly files: CertificateFiles },
  { renew, warn }: Ports,
) {
  const textOf = ({ cert, key, ca }: Certificate) => [cert, key, ca ?? ''].join('\0');
  let used = textOf(first);
  let warned: string | undefined;
  return {
    async look(): Promise<void> {
      try {
        const found = await readCertificate(files);
        if (textOf(found) === used) return;
        createSecureContext(found.ca === undefined ? { cert: found.cert, key: found.key } : found);
        renew(found);
        used = textOf(found);
        warned = undefined;
        warn({ cert: files.cert }, 'the certificate of syslog over TLS was renewed');
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        if (message === warned) return;
        warned = message;
        warn({ cert: files.cert, cause: message }, 'the renewed certificate of syslog over TLS cannot be used');
      }
    },
  };
}
