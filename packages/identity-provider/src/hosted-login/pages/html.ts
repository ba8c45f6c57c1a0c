/** Markup whose texts have been made harmless. Only `html` makes it. */
export type Html = { readonly markup: string };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

type Part = string | Html | readonly Html[] | undefined | false;

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeText(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Markup with texts in it: every text is escaped, also inside a quoted attribute; parts that are absent are left out. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, index) => text + write(parts[index])).join(''),
});
