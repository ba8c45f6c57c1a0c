import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';

/** One request to a feed; `headers` are added to those of the credential. */
export type FeedQuestion = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What a feed returned. `status` is never null here: what does not reach the other side ends the run. */
export type FeedReply = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Asks through the egress guard with the credential of the source. @throws FeedFailure where there is no reply. */
export type AskFeed = (question: FeedQuestion) => Promise<FeedReply>;

/** Where a run begins and how far it goes: set by an administrator. */
export type FeedOptions = {
  readonly url: string;
  /** TAXII: the id of the collection; MISP REST: a tag or organization filter; null where the feed has none. */
  readonly collection: string | null;
  /** ISO 8601: nothing older is asked for; null for everything. */
  readonly from: string | null;
  /** CSV: which column holds what. */
  readonly columns: Readonly<Record<string, string>> | null;
};

/** A part of what a feed holds: STIX 2.1 objects, and what could not be read. */
export type FeedPage = {
  /** As they came: what of them is no object is rejected when it is imported, at its place. */
  readonly objects: readonly unknown[];
  readonly rejected: readonly Rejection[];
  /** Kept, as it is, once everything up to here is stored; the next run begins there. */
  readonly cursor: string | null;
};

/** Reads everything that is new since `cursor`. It ends; hostile servers end it with a FeedFailure. */
export type FeedReader = (ask: AskFeed, options: FeedOptions, cursor: string | null) => AsyncGenerator<FeedPage>;

/** Why a run ended early: shown to administrators, so it says what to do. */
export class FeedFailure extends Error {
  /** Seconds that the other side asks to be left alone (429 and 503). */
  readonly retryAfterSeconds: number | null;
  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Why a run that went to its end has left something unread: what it has read is kept. */
export class PartialFailure extends FeedFailure {}
