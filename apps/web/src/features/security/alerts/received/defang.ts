import type { AlertObservable } from '@halyard/contracts/inflow/received-alerts.ts';

const defangDots = (text: string) => text.replaceAll('.', '[.]');
const lastDot = (text: string) => text.replace(/\.([^.]*)$/, '[.]$1');

function defangUrl(url: string): string {
  const [, scheme = '', rest = url] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is.exec(url) ?? [];
  const end = rest.search(/[/?#]/);
  const host = end < 0 ? rest : rest.slice(0, end);
  const path = end < 0 ? '' : rest.slice(end);
  const harmless = scheme.replace(/^http/i, 'hxxp').replace(/^ftp/i, 'fxp');
  return `${scheme === '' ? '' : `${harmless}://`}${defangDots(host)}${path}`;
}

/** An observable as it can be shown and pasted: nothing makes a link of it, and nobody opens it by mistake. */
export function defang({ type, value }: Pick<AlertObservable, 'type' | 'value'>): string {
  switch (type) {
    case 'ipv4-addr':
    case 'domain-name':
      return lastDot(value);
    case 'ipv6-addr':
      return value.replace(/:([^:]*)$/, '[:]$1');
    case 'email-addr':
      return lastDot(value).replace('@', '[@]');
    case 'url':
      return defangUrl(value);
    default:
      return value;
  }
}
