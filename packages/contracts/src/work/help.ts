import * as z from 'zod/mini';
import { languages } from '../accounts/preferences.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listUpTo } from '../fields.ts';
import { allow } from '../policy.ts';

/** Instructions, terms, and what is to be known about the assistant. */
export const helpPages = ['how-to', 'terms', 'about'] as const;
export type HelpPage = (typeof helpPages)[number];

export const helpSectionsMax = 500;

/** One section of a help page. `text` is one paragraph of Markdown, with links as its only markup. */
export const helpSection = z.object({
  id: z.string(),
  page: z.enum(helpPages),
  heading: z.string(),
  text: z.string(),
  /** The screens that it leads to: paths of the console with their parameters. */
  links: z.array(z.string()),
});
export type HelpSection = z.output<typeof helpSection>;

const upTo = (most: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(most)));

export const readHelp = defineEndpoint({
  method: 'GET',
  path: '/help',
  summary:
    'Returns sections of the help pages: all, the one with an ID, those about a screen, or those found by words, best first.',
  access: allow('help', 'read'),
  query: z.strictObject({
    language: z.enum(languages),
    id: upTo(100),
    /** The path of a screen with its parameters. */
    screen: upTo(2_000),
    search: upTo(200),
  }),
  reply: z.object({ sections: listUpTo(helpSectionsMax, helpSection) }),
});
