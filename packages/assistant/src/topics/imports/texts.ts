import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { imports as de } from './de.ts';
import { imports as en } from './en.ts';
import { imports as es } from './es.ts';
import { imports as fr } from './fr.ts';
import { imports as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
