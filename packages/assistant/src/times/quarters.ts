import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { firstMatches } from './first-matches.ts';
import type { NamedDate } from './named-date.ts';
import type { Place } from './places.ts';

const year = String.raw`20\d\d`;

/** Names of the four quarters, in order, and the words between them and their year. */
const words: Readonly<Record<Language, { readonly names: readonly string[]; readonly of: string }>> = {
  en: {
    names: ['(?:1st|first) quarter', '(?:2nd|second) quarter', '(?:3rd|third) quarter', '(?:4th|fourth) quarter'],
    of: ',? (?:of |in )?',
  },
  es: {
    names: [
      '(?:primer|1er|1) trimestre',
      '(?:segundo|2o|2) trimestre',
      '(?:tercer|3er|3) trimestre',
      '(?:cuarto|4o|4) trimestre',
    ],
    of: ',? (?:de |del )?',
  },
  fr: {
    names: [
      '(?:premier|1er) trimestre',
      '(?:deuxieme|second|2e|2eme) trimestre',
      '(?:troisieme|3e|3eme) trimestre',
      '(?:quatrieme|4e|4eme) trimestre',
    ],
    of: ',? (?:de |en )?',
  },
  de: {
    names: ['erste|1', 'zweite|2', 'dritte|3', 'vierte|4'].map((one) => {
      const [name = '', digit = ''] = one.split('|');
      return `(?:${name}(?:s|n|m)?|${digit}\\.) quartals?`;
    }),
    of: ',? (?:in |von |des jahres )?',
  },
  ja: {
    names: ['第 ?[1一] ?四半期', '第 ?[2二] ?四半期', '第 ?[3三] ?四半期', '第 ?[4四] ?四半期'],
    of: ' ?(?:の)? ?',
  },
};

const short: Readonly<Record<Language, string>> = { en: 'q', es: '[qt]', fr: '[qt]', de: 'q', ja: 'q' };

function readPattern(language: Language): RegExp {
  const { names, of } = words[language];
  const quarters = names.map(
    (name, index) => `(?:(?<n${index + 1}>${name})|${short[language]}(?<d${index + 1}>${index + 1}))`,
  );
  const before = language === 'ja' ? `(?:(?<y1>${year}) ?年?(?:の)? ?)?` : `(?:(?<y1>${year}) ?[-/]? ?)?`;
  const after = `(?:(?:${of}|[-/])(?<y2>${year})(?!\\d))?`;
  return new RegExp(
    String.raw`(?<![\p{Script=Latin}\d./-])${before}(?:${quarters.join('|')})(?![\p{Script=Latin}\d])${after}`,
    'gu',
  );
}

const kept = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = kept.get(language) ?? readPattern(language);
  kept.set(language, known);
  return known;
}

/** "Q3", "third quarter of 2025": every quarter of the calendar that is named, as the three months from its first on. */
export function findQuarters(folded: string, language: Language): (Place & { readonly date: NamedDate })[] {
  return firstMatches(folded, patternOf(language)).map(({ index, 0: text, groups = {} }) => {
    const quarter = [1, 2, 3, 4].find((n) => groups[`n${n}`] !== undefined || groups[`d${n}`] !== undefined) ?? 1;
    const said = groups.y1 ?? groups.y2;
    const date = {
      year: said === undefined ? undefined : Number(said),
      month: quarter * 3 - 2,
      day: undefined,
      months: 3,
    };
    return { at: index, until: index + text.length, date };
  });
}
