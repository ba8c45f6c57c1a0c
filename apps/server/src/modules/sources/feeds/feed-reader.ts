import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';

/** One request to a feed; `headers` are added to those of the credential. */
export type FeedQuestion = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The response of a feed. `status` is never null here: a connection failure ends the run. */
export type FeedReply = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Asks through the egress guard with the credential of the source. @throws FeedFailure where there is no reply. */
export type AskFeed = (question: FeedQuestion) => Promise<FeedReply>;

/** The start and end of a run: set by an administrator. */
export type FeedOptions = {
  readonly url: string;
  /** TAXII: the id of the collection; MISP REST: a tag or organization filter; null if the feed has none. */
  readonly collection: string | null;
  /** ISO 8601: older objects are not requested; null for everything. */
  readonly from: string | null;
  /** CSV: the column assignment. */
  readonly columns: Readonly<Record<string, string>> | null;
};

/** A part of a feed's contents: STIX 2.1 objects, and unreadable items. */
export type FeedPage = {
  /** Unmodified: non-objects are rejected at import, with their location. */
  readonly objects: readonly unknown[];
  readonly rejected: readonly Rejection[];
  /** Stored unchanged once everything up to here is stored; the next run begins there. */
  readonly cursor: string | null;
};

/** Reads everything that is new since `cursor`. It ends; hostile servers end it with a FeedFailure. */
export type FeedReader = (ask: AskFeed, options: FeedOptions, cursor: string | null) => AsyncGenerator<FeedPage>;

/** Why a run ended early: shown to administrators, so it includes the remedy. */
export class FeedFailure extends Error {
  /** The requested waiting time in seconds (429 and 503). */
  readonly retryAfterSeconds: number | null;
  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Why a completed run has left something unread: the objects read are kept. */
export class PartialFailure extends FeedFailure {}
