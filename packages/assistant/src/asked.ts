import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Endpoint, Given, Parsed } from '@halyard/contracts/endpoint.ts';
import type { DateFormat } from '@halyard/contracts/format/format-instant.ts';
import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { Answer } from '@halyard/contracts/work/assistant.ts';

export type ReadInput<E extends Endpoint> = {
  readonly params?: Given<E['params']>;
  readonly query?: Given<E['query']>;
};

/**
 * Asks one endpoint that changes nothing, with the rights of the person who asks. Parameters are written as in an
 * address: numbers as text, lists with commas. Throws an error with a `code` of the contract where the person may not.
 */
export type Read = <E extends Endpoint>(endpoint: E, input?: ReadInput<E>) => Promise<Parsed<E['reply']>>;

/** How the person reads numbers and times. */
export type Manner = {
  /** Chosen in the settings; a question in another language is answered in that one. */
  readonly language: Language;
  /** IANA name; calendar days and months are those of this zone. */
  readonly timeZone: string;
  readonly dateFormat: DateFormat;
};

/** One question with everything that its answer may depend on. */
export type Asked = {
  readonly message: string;
  /** The address of the open screen with its parameters: `/security?incident=7`. */
  readonly screen: string;
  readonly person: { readonly id: string; readonly name: string; readonly role: Role };
  readonly manner: Manner;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The engine's interpretation of the previous question, as returned; null if there was none. */
  readonly before: unknown;
  readonly productName: string;
  /** A specification that was chosen instead of a question; the message is empty then. */
  readonly spec?: QuerySpec;
  readonly newId: () => string;
  readonly read: Read;
  /** Told the label of every query, before it is asked. */
  readonly onQuery: (label: string) => void;
};

export type Outcome = {
  readonly answer: Answer;
  /** The whole answer as plain text, citations as [1]. */
  readonly response: string;
  /** The text that represents the question in the conversation if none was written. */
  readonly title?: string;
  /** To be stored and passed as `before` with the next question. */
  readonly understood: unknown;
};
