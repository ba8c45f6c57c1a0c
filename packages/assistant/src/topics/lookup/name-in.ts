import type { Question } from '../topic.ts';

/**
 * The one name of a question, in quotation marks or without. A comma within it parts it in two when it is read; the
 * parts belong together where nothing but the comma stands between them.
 */
export function nameIn({ quotes, names, text }: Pick<Question, 'quotes' | 'names' | 'text'>): string | undefined {
  if (quotes.length + names.length === 1) return trimmed(quotes[0] ?? names[0] ?? '');
  if (quotes.length > 0 || names.length === 0) return undefined;
  const together = names.join(', ');
  return text.includes(together) ? trimmed(together) : undefined;
}

const trimmed = (name: string) => name.replaceAll(/'s$|[\s'’,.?!-]+$/g, '').trim();
