import type { Language } from '@halyard/contracts/preferences.ts';
import * as de from '../de/index.ts';
import * as en from '../en/index.ts';
import * as es from '../es/index.ts';
import * as fr from '../fr/index.ts';
import * as ja from '../ja/index.ts';
import type { Messages } from '../messages.ts';

/** Every language at once, for the server; a browser imports its own only. */
export const allMessages: Readonly<Record<Language, Messages>> = { de, en, es, fr, ja };
