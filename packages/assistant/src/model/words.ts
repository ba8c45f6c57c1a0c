import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { ja } from './words/ja.ts';
import type { ModelWords } from './words/model-words.ts';

const all: Readonly<Record<Language, ModelWords>> = { en, es, fr, de, ja };

export const modelWords = (language: Language): ModelWords => all[language];
