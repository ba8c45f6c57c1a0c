import { valuePlaceholder } from '@halyard/contracts/inflow/enrichment.ts';

/** The inside of a JSON text. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

/** The address with the observable in it, escaped so that it is one part of a path or one value of a query. */
export const fillUrl = (template: string, value: string): string =>
  template.replaceAll(valuePlaceholder, () => encodeURIComponent(value));

export const fillBody = (template: string, value: string): string =>
  template.replaceAll(valuePlaceholder, () => inJson(value));

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

type Template = { readonly url: string; readonly body: string | null };

/** The error of a template; undefined if it is valid. An observable never determines the host. */
export function faultOf({ url, body }: Template): 'no_value' | 'value_in_host' | 'body_not_json' | undefined {
  if (![url, body ?? ''].some((text) => text.includes(valuePlaceholder))) return 'no_value';
  const [, before = ''] = /^([^?#]*?:\/\/[^/?#]*)/.exec(url) ?? [];
  if (before.includes(valuePlaceholder)) return 'value_in_host';
  if (body !== null && !isJson(fillBody(body, '"\\x'))) return 'body_not_json';
  return undefined;
}
