import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { memoizeFormatter } from '@halyard/contracts/format/memoize-formatter.ts';
import { fold } from '../../understand/fold.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Codes that name no country: the unions, the world, what is unknown, what is there for trying out. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']);
/** Codes that were given up stand for the one that came after: DD is DE. */
const isInUse = (code: string) => !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code;

/** What people say beside the names that every browser knows. */
const alsoCalled: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    usa: 'US',
    'united states of america': 'US',
    america: 'US',
    uk: 'GB',
    'great britain': 'GB',
    uae: 'AE',
    turkey: 'TR',
    holland: 'NL',
    'czech republic': 'CZ',
    'ivory coast': 'CI',
    burma: 'MM',
    german: 'DE',
    french: 'FR',
    british: 'GB',
    english: 'GB',
    american: 'US',
    russian: 'RU',
    chinese: 'CN',
    ukrainian: 'UA',
    romanian: 'RO',
    dutch: 'NL',
    brazilian: 'BR',
    nigerian: 'NG',
    vietnamese: 'VN',
    turkish: 'TR',
    indian: 'IN',
    'south african': 'ZA',
    singaporean: 'SG',
    polish: 'PL',
    spanish: 'ES',
    italian: 'IT',
    japanese: 'JP',
    iranian: 'IR',
    'north korean': 'KP',
    'south korean': 'KR',
    maltese: 'MT',
    belgian: 'BE',
    swiss: 'CH',
    austrian: 'AT',
    swedish: 'SE',
    norwegian: 'NO',
    danish: 'DK',
    finnish: 'FI',
    irish: 'IE',
    canadian: 'CA',
    australian: 'AU',
    mexican: 'MX',
    portuguese: 'PT',
    greek: 'GR',
    czech: 'CZ',
    hungarian: 'HU',
    israeli: 'IL',
    pakistani: 'PK',
    bulgarian: 'BG',
  },
  es: { 'ee. uu': 'US', eeuu: 'US', usa: 'US', 'gran bretaña': 'GB', holanda: 'NL', 'república checa': 'CZ' },
  fr: { usa: 'US', 'grande-bretagne': 'GB', 'royaume uni': 'GB', hollande: 'NL', 'république tchèque': 'CZ' },
  de: {
    usa: 'US',
    großbritannien: 'GB',
    england: 'GB',
    holland: 'NL',
    tschechische: 'CZ',
    'vereinigtes königreich': 'GB',
  },
  ja: { 米国: 'US', 英国: 'GB', イギリス: 'GB', アメリカ: 'US', 中華人民共和国: 'CN', 韓国: 'KR', トルコ: 'TR' },
};

const kept = new Map<Language, ReadonlyMap<string, string>>();
const simple = (name: string) => fold(name.normalize('NFKC').replaceAll('’', "'").replaceAll(' & ', ' and ')).trim();

function codesIn(language: Language): ReadonlyMap<string, string> {
  const known = kept.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = new Map<string, string>();
  for (const first of letters)
    for (const second of letters) {
      const name = isInUse(first + second) ? names.of(first + second) : undefined;
      if (name !== undefined && !codes.has(simple(name))) codes.set(simple(name), first + second);
    }
  for (const [name, code] of Object.entries(alsoCalled[language])) codes.set(simple(name), code);
  kept.set(language, codes);
  return codes;
}

/** The code of a country that is called so in that language or in English; undefined where none is. */
export const countryNamed = (name: string, language: Language): string | undefined =>
  codesIn(language).get(simple(name)) ?? codesIn('en').get(simple(name));

/** `DE` → `Germany`; two letters that name nothing stay as they are. */
export const countryName = (code: string, language: Language): string =>
  memoizeFormatter(`assistant countries ${language}`, () => new Intl.DisplayNames(language, { type: 'region' })).of(
    code,
  ) ?? code;
