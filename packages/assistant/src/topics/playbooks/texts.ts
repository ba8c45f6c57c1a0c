import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { playbooks as de } from './de.ts';
import { playbooks as en, type PlaybookText } from './en.ts';
import { playbooks as es } from './es.ts';
import { playbooks as fr } from './fr.ts';
import { playbooks as ja } from './ja.ts';

export const texts: Readonly<Record<Language, PlaybookText>> = { en, es, fr, de, ja };
