import { spellingsOf } from './spellings.ts';

/** A phrase with one gap or two, as the words around the gaps: `prefix{*}suffix`, `prefix{from}middle{to}suffix`. */
export type Template = { readonly prefix: string; readonly middle: string | null; readonly suffix: string };

/** The template in every spelling of its words; `{to}` before `{from}` is not known. */
export function readTemplate(sentence: string): Template[] {
  return spellingsOf(sentence).map((text) => {
    const [prefix = '', middle = '', end] = text.split(/\{(?:\*|\w+)\}/);
    return end === undefined ? { prefix, middle: null, suffix: middle } : { prefix, middle, suffix: end };
  });
}
