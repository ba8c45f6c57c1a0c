const lastDot = (text: string) => text.replace(/\.([^.]*)$/, '[.]$1');

function defangUrl(url: string): string {
  const [, scheme = '', rest = url] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is.exec(url) ?? [];
  const end = rest.search(/[/?#]/);
  const host = end < 0 ? rest : rest.slice(0, end);
  const path = end < 0 ? '' : rest.slice(end);
  const harmless = scheme.replace(/^http/i, 'hxxp').replace(/^ftp/i, 'fxp');
  return `${scheme === '' ? '' : `${harmless}://`}${host.replaceAll('.', '[.]')}${path}`;
}

function formOf(value: string): string {
  if (value.includes('://')) return 'url';
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return 'email-addr';
  if (/^[0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*$/i.test(value)) return 'ipv6-addr';
  return /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+\.?$/u.test(value) ? 'domain-name' : 'other';
}

/**
 * An observable as it can be shown and pasted: it is not turned into a link or opened by mistake.
 *
 * @param type what the value is, as a type of observable; its form tells where it is not given, and then `run.dll` is
 * taken for a domain
 */
export function defang(value: string, type: string = formOf(value)): string {
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

/** A value or a text without defanging: `hxxp`, `[.]`, `(dot)`, `[@]`, `[at]`, `[:]`, `[://]`. */
export const refang = (value: string): string =>
  value
    .replaceAll(/[[({]+(?:\.|dot)[\])}]+/gi, '.')
    .replaceAll(/[[({]+(?:@|at)[\])}]+/gi, '@')
    .replaceAll(/[[({]+(:\/\/|:|\/)[\])}]+/g, '$1')
    .replaceAll(/\bh(?:xx|tx|xt|\*\*)p(s?):\/\//gi, 'http$1://')
    .replaceAll(/\bfxp(s?):\/\//gi, 'ftp$1://');
