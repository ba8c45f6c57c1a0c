import { readMasterKey } from '../../start/kept-files.ts';
import { type Check, findingsOf, reasonOf } from './finding.ts';

const waitMs = 5_000;
const mail = findingsOf('mail');

/** Connects, sends EHLO and signs in, and sends no mail. */
async function greet(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

export const checkMail: Check = {
  name: 'mail',
  async run({ config: { smtpUrl, mailFrom, cloudPool } }) {
    if (!smtpUrl) {
      if (cloudPool) return [mail.ok('The cloud user pool sends codes; alerts by email are off.')];
      const says = 'Emails stay in the outbox: users cannot confirm an address or reset a password.';
      return [mail.warning(says, 'Set SMTP_URL and HALYARD_MAIL_FROM.')];
    }
    const host = new URL(smtpUrl).host;
    const sender = mailFrom ? [] : [mail.warning('Emails have no sender of yours.', 'Set HALYARD_MAIL_FROM.')];
    try {
      await greet(smtpUrl);
      return [mail.ok(`The mail server ${host} answers.`), ...sender];
    } catch (cause) {
      const advice =
        'Check SMTP_URL: host, port, user and password, and smtps:// where the server expects TLS at once.';
      return [mail.error(`The mail server ${host} cannot be used: ${reasonOf(cause)}.`, advice), ...sender];
    }
  },
};

const identity = findingsOf('identity');

async function findPoolFault(issuer: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${issuer}/.well-known/jwks.json`, { signal: AbortSignal.timeout(waitMs) });
    return answer.ok ? undefined : `it answers ${answer.status}`;
  } catch (cause) {
    return reasonOf(cause);
  }
}

export const checkIdentity: Check = {
  name: 'identity',
  async run({ config }) {
    const { key, reason } = readMasterKey(config);
    const keys = key
      ? [identity.ok('The identity key is there.')]
      : [
          identity.warning(
            `Before the first start or after a restore: ${reason}.`,
            'Put identity.key back, if there was one.',
          ),
        ];
    const issuer = config.cloudPool?.issuers[0];
    if (issuer === undefined) return keys;
    const fault = await findPoolFault(issuer);
    if (fault === undefined) return [...keys, identity.ok('The signing keys of the user pool can be read.')];
    const advice = 'Check HALYARD_POOL_ID, HALYARD_IDENTITY_ISSUER, and whether this machine may reach it.';
    return [...keys, identity.error(`The user pool at ${issuer} cannot be reached: ${fault}.`, advice)];
  },
};

const proxy = findingsOf('proxy');

export const checkProxy: Check = {
  name: 'proxy',
  async run({ config: { publicUrl, trustedProxies, host, tls } }) {
    const isSecure = publicUrl.startsWith('https:');
    if (isSecure && !tls && trustedProxies.length === 0)
      return [
        proxy.warning(
          'The public URL is HTTPS and no proxy is trusted: limits count all users as one address.',
          'Set HALYARD_TRUSTED_PROXIES to the address from which the proxy connects.',
        ),
      ];
    if (!isSecure && trustedProxies.length > 0)
      return [
        proxy.warning('A proxy is trusted, and the public URL is not HTTPS.', 'Set HALYARD_PUBLIC_URL=https://….'),
      ];
    if (trustedProxies.some((range) => range.endsWith('/0')))
      return [
        proxy.error('Every address is trusted as a proxy: anyone may pretend to be anyone.', 'Name the proxy alone.'),
      ];
    if (trustedProxies.length === 0) return [proxy.ok(`No proxy: browsers reach ${host} directly.`)];
    return [proxy.ok(`X-Forwarded-For is taken from ${trustedProxies.join(', ')}.`)];
  },
};
