import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';

// Words that almost every text of a language holds and the others do not.
const telltaleWords: Readonly<Record<Exclude<Language, 'ja'>, RegExp>> = {
  en: /\b(?:the|is|are|of|and|with|there|this|have|was|were|to|by|not)\b/giu,
  es: /(?<!\p{L})(?:el|los|las|hay|está|están|del|una|con|por|para|y|fueron|sin|más)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|les|des|est|sont|du|une|avec|pour|et|il|aux|ont|dans|pas)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|das|ist|sind|und|mit|für|ein|eine|nicht|es|gibt|von|den)(?!\p{L})/giu,
};

/** The language a text is written in; `otherwise` where nothing tells. */
export function guessLanguage(text: string, otherwise: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  const counts = languages
    .filter((language) => language !== 'ja')
    .map((language) => ({ language, count: text.match(telltaleWords[language])?.length ?? 0 }));
  const most = Math.max(...counts.map(({ count }) => count));
  const leading = counts.filter(({ count }) => count === most);
  return most === 0 || leading.length > 1 ? otherwise : (leading[0]?.language ?? otherwise);
}
