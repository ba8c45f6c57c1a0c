import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { de } from './de.ts';
import { en, type Sentences } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** The sentences of answers to queries, in every language. */
export const sentences: Readonly<Record<Language, Sentences>> = { en, de, es, fr, ja };
