import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { howTo as de } from './de.ts';
import { howTo as en } from './en.ts';
import { howTo as es } from './es.ts';
import { howTo as fr } from './fr.ts';
import { howTo as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
