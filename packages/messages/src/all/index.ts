import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { terms as germanTerms } from '../de/index.ts';
import * as german from '../de/sentences/index.ts';
import { terms as englishTerms } from '../en/index.ts';
import * as english from '../en/sentences/index.ts';
import { terms as spanishTerms } from '../es/index.ts';
import * as spanish from '../es/sentences/index.ts';
import { terms as frenchTerms } from '../fr/index.ts';
import * as french from '../fr/sentences/index.ts';
import { terms as japaneseTerms } from '../ja/index.ts';
import * as japanese from '../ja/sentences/index.ts';
import type { Messages } from '../messages.ts';

/** All languages together, for the server; a browser imports only its own. */
export const allMessages: Readonly<Record<Language, Messages>> = {
  de: { ...german, terms: germanTerms },
  en: { ...english, terms: englishTerms },
  es: { ...spanish, terms: spanishTerms },
  fr: { ...french, terms: frenchTerms },
  ja: { ...japanese, terms: japaneseTerms },
};
