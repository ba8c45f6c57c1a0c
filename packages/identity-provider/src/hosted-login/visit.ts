import type { Core } from '../core.ts';
import type { Caller } from '../ports.ts';
import type { Words } from './words/choose-words.ts';

/** One request to the hosted login, and who makes it. */
export type Visit = {
  readonly core: Core;
  readonly request: Request;
  /** From the question mark on, as the address has it; empty without one. */
  readonly search: string;
  readonly caller: Caller;
  readonly words: Words;
};

/** The response of the hosted login at one address. */
export type Answer = (visit: Visit) => Promise<Response>;

/** The public address of something below the provider's own. */
export const addressOf = ({ config }: Core, path: string) => `${config.baseUrl}${path}`;
