import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import type { ActionProblem, EnrichmentAction } from '@halyard/contracts/inflow/enrichment.ts';
import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { EnrichmentActionsTable, EnrichmentResultsTable } from '../../../database/tables/enrichment-schema.ts';
import type { Vault } from '../../../platform/vault.ts';
import type { Value } from '../tables/keys.ts';
import { fillBody, fillUrl } from './fill-template.ts';
import type { Pauses } from './pauses.ts';
import { readFields } from './read-fields.ts';

const mostBytes = 1_048_576;
const timeoutMs = 10_000;

export const credentialLocation = (id: string) => ({ table: 'enrichment_actions', column: 'auth_sealed', id });

type Asked = {
  readonly exchange: Pick<Exchange, 'status' | 'problem'>;
  readonly reply: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
  } | null;
  /** The waiting time requested by the service, in seconds. */
  readonly retryAfterSeconds: number | null;
};

/** A credential that needs no separate token. */
type FixedCredential = Exclude<Credential, { readonly kind: 'oauth' | 'serviceAccount' }>;

/** The request of an action. */
type AskPorts = {
  readonly vault: Vault;
  /** Asks an address through the egress guard, once. */
  readonly ask: (
    question: {
      readonly url: string;
      readonly method: 'GET' | 'POST';
      readonly headers: Readonly<Record<string, string>>;
      readonly secrets: Readonly<Record<string, string>>;
      readonly body: string | undefined;
    },
    limits: { readonly mostBytes: number; readonly timeoutMs: number; readonly signal: AbortSignal },
  ) => Promise<Asked>;
  /** The headers that a credential means. */
  readonly headersOf: (credential: FixedCredential) => Readonly<Record<string, string>>;
};

type Ports = AskPorts & { readonly database: Database; readonly clock: Clock; readonly pauses: Pauses };

export type RunAction = ReturnType<typeof createRunAction>;

/** JSON in the charset of its header, else UTF-8; undefined if it is invalid in that charset. */
function readJson({ headers, body }: NonNullable<Asked['reply']>): unknown {
  const charset = /;\s*charset=["']?([\w:.-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  try {
    return JSON.parse(new TextDecoder(charset, { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Queries once about an observable, and stores the result: a failure keeps the previous response. */
export function createRunAction({ database, clock, ask, headersOf, vault, pauses }: Ports) {
  async function query(action: EnrichmentActionsTable, { value }: Value, signal: AbortSignal) {
    if (pauses.isOn(action.url)) return { status: null, problem: 'asked_to_wait' as const, answer: undefined };
    const sealed = action.auth_sealed;
    const credential =
      sealed === null ? null : (JSON.parse(vault.open(credentialLocation(action.id), sealed)) as FixedCredential);
    const { exchange, reply, retryAfterSeconds } = await ask(
      {
        url: fillUrl(action.url, value),
        method: action.method,
        headers: action.body === null ? {} : { 'content-type': 'application/json' },
        secrets: credential ? headersOf(credential) : {},
        body: action.body === null ? undefined : fillBody(action.body, value),
      },
      { mostBytes, timeoutMs, signal },
    );
    pauses.note(action.url, retryAfterSeconds);
    const answer = reply && exchange.problem === null ? readJson(reply) : undefined;
    const problem: ActionProblem | null = exchange.problem ?? (answer === undefined ? 'not_json' : null);
    return { status: exchange.status, problem, answer };
  }

  return async (
    action: EnrichmentActionsTable,
    observable: Value & { readonly id: string },
    signal: AbortSignal,
  ): Promise<EnrichmentResultsTable> => {
    const { status, problem, answer } = await query(action, observable, signal);
    const now = clock();
    const tried = { tried_at: now, status, problem };
    const fields = JSON.parse(action.fields) as EnrichmentAction['fields'];
    const answered = { facts: JSON.stringify(readFields(answer, fields)), facts_at: now };
    const nothing = { facts: null, facts_at: null };
    return database.write((tx) =>
      tx
        .insertInto('enrichment_results')
        .values({
          action_id: action.id,
          observable_id: observable.id,
          ...tried,
          ...(problem === null ? answered : nothing),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['observable_id', 'action_id'])
            .doUpdateSet(problem === null ? Object.assign(answered, tried) : tried),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
  };
}
