import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { incidents as de } from './de.ts';
import { incidents as en, type IncidentText } from './en.ts';
import { incidents as es } from './es.ts';
import { incidents as fr } from './fr.ts';
import { incidents as ja } from './ja.ts';

export const texts: Readonly<Record<Language, IncidentText>> = { en, es, fr, de, ja };
