import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { account as de } from './de.ts';
import { account as en } from './en.ts';
import { account as es } from './es.ts';
import { account as fr } from './fr.ts';
import { account as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
