import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { addNote as de } from './de.ts';
import { type AddNoteText, addNote as en } from './en.ts';
import { addNote as es } from './es.ts';
import { addNote as fr } from './fr.ts';
import { addNote as ja } from './ja.ts';

export const texts: Readonly<Record<Language, AddNoteText>> = { en, es, fr, de, ja };
