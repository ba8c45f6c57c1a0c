import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { SnsTopicsTable } from '../../database/tables/inflow-schema.ts';
import { isOfAmazon, readSnsMessage, type SnsMessage } from './read-message.ts';
import { type CheckSignature, type FetchFromAmazon, SnsUnreachable } from './signing-certificates.ts';
import { findTopic, hasTopicRoom, saveTopic, updateTopic } from './topic-store.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly fetchFromAmazon: FetchFromAmazon;
  readonly isSigned: CheckSignature;
};

type Request = {
  readonly sourceId: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
  /** Its sender has proven knowledge of the token. */
  readonly hasToken: boolean;
};

/**
 * Handling of a request. `delivery`: it is stored, under `key` if Amazon states one; `noted`: it was about a
 * subscription; `rejected`: the sender is unknown; `later`: Amazon could not be reached, and the sender may retry.
 */
export type Admitted =
  | { readonly as: 'delivery'; readonly key?: string }
  | { readonly as: 'noted' | 'rejected' | 'later' };

/** A failure of a source is written down so often at most. */
const noteEveryMs = 60_000;
/** The reason code with a text in the console. */
const unreachable = 'sns_unreachable';

type Confirmation = Exclude<SnsMessage, { Type: 'Notification' }>;

/** Authenticates messages of Amazon SNS for sources: by Amazon's signature and a topic approved by an administrator. */
export function createSnsDoor({ database, clock, fetchFromAmazon, isSigned }: Ports) {
  /** Requests the link of a subscription. Amazon confirms once; a second time changes nothing. */
  async function confirm(topic: SnsTopicsTable): Promise<void> {
    const { subscribe_url: url } = topic;
    if (url === null || !isOfAmazon(url)) return;
    const fetched = await fetchFromAmazon(url);
    const change =
      'problem' in fetched
        ? { failure: fetched.problem }
        : { state: 'confirmed' as const, confirmed_at: clock(), failure: null, subscribe_url: null };
    await database.write((tx) => updateTopic(tx, topic, change));
  }

  /** Records a topic's subscription request; returns it if it is to be confirmed immediately. */
  const noteQuestion = (sourceId: string, { TopicArn, SubscribeURL }: Confirmation) =>
    database.write(async (tx) => {
      const known = await findTopic(tx, sourceId, TopicArn);
      if (!known && !(await hasTopicRoom(tx, sourceId))) return undefined;
      const isKnown = known?.state === 'expected' || known?.state === 'confirmed';
      const row: SnsTopicsTable = {
        source_id: sourceId,
        topic_arn: TopicArn,
        state: isKnown ? known.state : 'pending',
        subscribe_url: SubscribeURL,
        asked_at: clock(),
        confirmed_at: known?.confirmed_at ?? null,
        failure: null,
      };
      await saveTopic(tx, row);
      return isKnown ? row : undefined;
    });

  async function note(sourceId: string, sent: Confirmation): Promise<void> {
    if (!isOfAmazon(sent.SubscribeURL)) return;
    if (sent.Type === 'SubscriptionConfirmation') {
      const wanted = await noteQuestion(sourceId, sent);
      if (wanted) await confirm(wanted);
      return;
    }
    await database.write(async (tx) => {
      const known = await findTopic(tx, sourceId, sent.TopicArn);
      // Its link would subscribe again: a user must confirm it.
      const ended = { state: 'unsubscribed', subscribe_url: sent.SubscribeURL, asked_at: clock() } as const;
      if (known) await updateTopic(tx, known, ended);
    });
  }

  async function noteUnreachable(sourceId: string): Promise<void> {
    const now = clock();
    await database.write((tx) =>
      tx
        .updateTable('sources')
        .set({ last_failure_at: now, last_failure: unreachable })
        .where('id', '=', sourceId)
        .where(({ eb, or }) =>
          or([
            eb('last_failure_at', 'is', null),
            eb('last_failure_at', '<', now - noteEveryMs),
            eb('last_failure', '<>', unreachable),
          ]),
        )
        .execute(),
    );
  }

  async function admitSigned(sourceId: string, sent: SnsMessage): Promise<Admitted> {
    if (!(await isSigned(sent))) return { as: 'rejected' };
    if (sent.Type !== 'Notification') {
      await note(sourceId, sent);
      return { as: 'noted' };
    }
    const topic = await findTopic(database.read, sourceId, sent.TopicArn);
    // An unsubscribed topic may still have messages in transit.
    const isKnown = topic !== undefined && topic.state !== 'pending';
    return isKnown ? { as: 'delivery', key: sent.MessageId } : { as: 'rejected' };
  }

  return {
    async admit({ sourceId, headers, body, hasToken }: Request): Promise<Admitted> {
      const sent = readSnsMessage(headers, body);
      if (hasToken) {
        // It is kept as well: where Amazon cannot be reached from here, its link can be opened from elsewhere.
        if (sent && sent.Type !== 'Notification') await note(sourceId, sent);
        return { as: 'delivery' };
      }
      if (!sent) return { as: 'rejected' };
      try {
        return await admitSigned(sourceId, sent);
      } catch (cause) {
        if (!(cause instanceof SnsUnreachable)) throw cause;
        await noteUnreachable(sourceId);
        return { as: 'later' };
      }
    },
    confirm,
  };
}

export type SnsDoor = ReturnType<typeof createSnsDoor>;
