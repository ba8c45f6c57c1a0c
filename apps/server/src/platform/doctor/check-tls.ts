import { X509Certificate } from 'node:crypto';
import { type Check, type Finding, findingsOf } from './finding.ts';

const { ok, warning, error } = findingsOf('tls');
const renewalDueMs = 14 * 24 * 60 * 60 * 1000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function lookAt(of: string, { cert }: { readonly cert: string }): Finding {
  const { validFromDate, validToDate } = new X509Certificate(cert);
  const advice = 'Renew it; a running server takes the new files by itself.';
  const left = validToDate.getTime() - Date.now();
  if (left < 0) return error(`The certificate of ${of} expired on ${dayOf(validToDate)}.`, advice);
  if (validFromDate.getTime() > Date.now())
    return error(
      `The certificate of ${of} is not valid before ${dayOf(validFromDate)}.`,
      'Set the clock, or renew it.',
    );
  const says = `The certificate of ${of} expires on ${dayOf(validToDate)}.`;
  return left < renewalDueMs ? warning(says, advice) : ok(says);
}

export const checkTls: Check = {
  name: 'tls',
  async run({ config: { tls, syslog } }) {
    const found = [
      ...(tls ? [lookAt('HTTPS', tls)] : []),
      ...(syslog?.tls ? [lookAt('syslog over TLS', syslog.tls)] : []),
    ];
    return found.length > 0 ? found : [ok('No certificate: TLS ends at a proxy, or is not used.')];
  },
};
