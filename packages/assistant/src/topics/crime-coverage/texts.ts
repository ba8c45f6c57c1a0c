import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { coverage as de } from './de.ts';
import { coverage as en } from './en.ts';
import { coverage as es } from './es.ts';
import { coverage as fr } from './fr.ts';
import { coverage as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
