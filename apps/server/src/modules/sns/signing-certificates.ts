import { verify, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import type { Clock } from '../../clock.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { isOfAmazon, type SnsMessage, signedText } from './read-message.ts';

/** The result of an address of Amazon SNS: its body, or why there is none, and whether Amazon itself said so. */
export type Fetched = { readonly body: string } | { readonly problem: string; readonly isAnswered: boolean };
export type FetchFromAmazon = (url: string) => Promise<Fetched>;

/** The certificate could not be fetched, so it is unknown whether the message is Amazon's. */
export class SnsUnreachable extends Error {}

type Ports = {
  readonly clock: Clock;
  readonly fetchFromAmazon: FetchFromAmazon;
  /** PEM; those of Node unless said otherwise. */
  readonly roots?: readonly string[];
};

const keptMs = 86_400_000;
const keptAtMost = 100;
const pemBlock = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const owner = /^CN=sns(\.[a-z0-9-]+)?\.amazonaws\.com(\.cn)?$/m;
const algorithms = { 1: 'sha1', 2: 'sha256' } as const;

const isIssuedBy = (one: X509Certificate, issuer: X509Certificate) =>
  one.checkIssued(issuer) && one.verify(issuer.publicKey);

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: number) =>
  Date.parse(validFrom) <= now && now <= Date.parse(validTo);

function readCertificates(pem: string): X509Certificate[] {
  try {
    return (pem.match(pemBlock) ?? []).map((block) => new X509Certificate(block));
  } catch {
    return [];
  }
}

/**
 * Verifies signatures of Amazon SNS. The certificate is fetched by HTTPS from Amazon itself, whose connection is
 * verified like any other. If it includes intermediates, they must chain to a known authority; without them, trust
 * rests on the connection.
 */
export function createSignatureCheck({ clock, fetchFromAmazon, roots = rootCertificates }: Ports) {
  const kept = createTtlCache<readonly X509Certificate[]>({ keepMs: keptMs, limit: keptAtMost, clock });
  let authorities: readonly X509Certificate[] | undefined;

  function isTrusted(chain: readonly X509Certificate[]): boolean {
    const now = clock();
    const [first] = chain;
    if (!first || first.ca || !owner.test(first.subject)) return false;
    if (!chain.every((one) => isValidAt(one, now))) return false;
    const isChain = chain.every((one, place) => {
      const issuer = chain[place + 1];
      return !issuer || (issuer.ca && isIssuedBy(one, issuer));
    });
    if (!isChain || chain.length === 1) return isChain;
    authorities ??= roots.map((pem) => new X509Certificate(pem));
    const last = chain.at(-1) as X509Certificate;
    return authorities.some((one) => one.fingerprint256 === last.fingerprint256 || isIssuedBy(last, one));
  }

  async function certificatesAt(url: string): Promise<readonly X509Certificate[]> {
    const known = kept.get(url);
    if (known) return known;
    const fetched = await fetchFromAmazon(url);
    if (!('problem' in fetched)) return kept.set(url, readCertificates(fetched.body));
    // A certificate that Amazon does not serve is not valid.
    if (fetched.isAnswered) return [];
    throw new SnsUnreachable(fetched.problem);
  }

  /** Whether Amazon signed a message. @throws SnsUnreachable */
  return async (sent: SnsMessage): Promise<boolean> => {
    const { SigningCertURL: url, SignatureVersion, Signature } = sent;
    if (!isOfAmazon(url) || !new URL(url).pathname.endsWith('.pem')) return false;
    const chain = await certificatesAt(url);
    const [first] = chain;
    if (!first || !isTrusted(chain)) return false;
    const signature = Buffer.from(Signature, 'base64');
    return verify(algorithms[SignatureVersion], Buffer.from(signedText(sent)), first.publicKey, signature);
  };
}

export type CheckSignature = ReturnType<typeof createSignatureCheck>;
