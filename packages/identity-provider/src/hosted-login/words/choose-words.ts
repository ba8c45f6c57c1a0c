import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';

const packs = { en: english, es: spanish, fr: french, de: german, ja: japanese };
type Language = keyof typeof packs;

/** The words of one language, and its name for the `lang` attribute. */
export type Words = typeof english & { readonly language: Language };

const mostWishes = 20;

type Wish = { readonly language: string; readonly weight: number };

/** `fr-CA;q=0.8` → fr, 0.8. What cannot be read is not wished for. */
function readWish(part: string): Wish {
  const [range = '', ...parameters] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = given === undefined ? 1 : Number(given);
  return { language: range.split('-', 1)[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}

const isOurs = (language: string): language is Language => Object.hasOwn(packs, language);

/** The language the browser likes best (`Accept-Language`, RFC 9110 12.5.4) of those there are, else English. */
export function chooseWords(acceptLanguage: string | null): Words {
  const wishes = (acceptLanguage ?? '').split(',', mostWishes).map(readWish);
  const [best] = wishes
    .filter(({ language, weight }) => isOurs(language) && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const language = best && isOurs(best.language) ? best.language : 'en';
  return { ...packs[language], language };
}
