import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { changeStatus as de } from './de.ts';
import { type ChangeStatusText, changeStatus as en } from './en.ts';
import { changeStatus as es } from './es.ts';
import { changeStatus as fr } from './fr.ts';
import { changeStatus as ja } from './ja.ts';

export const texts: Readonly<Record<Language, ChangeStatusText>> = { en, es, fr, de, ja };
