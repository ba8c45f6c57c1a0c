import type { Core } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import type { ChallengeKind, ChallengeRecord, Stores } from '../ports.ts';

/** How long a sign-in may take from one step to the next, and auto sign-in after the confirmation. */
const lifeMs = 3 * 60_000;

export type State = Readonly<Record<string, string>>;

const locationOf = (idHash: string) => ({ table: 'idp_sessions', column: 'state_sealed', id: idHash });

export const invalidSession = () => new IdentityError('NotAuthorizedException', 'Invalid session for the user.');

type NewChallenge = {
  readonly id: string;
  readonly kind: ChallengeKind;
  readonly userId: string | null;
  readonly state: State;
};

export const makeSessionId = ({ random }: Core) => Buffer.from(random(64)).toString('base64');

/** Remembers a step of a sign-in in this transaction, under a hash of the id that only the client holds. */
export async function saveChallenge({ config, secrets, clock }: Core, stores: Stores, challenge: NewChallenge) {
  const { id, kind, userId, state } = challenge;
  const idHash = secrets.challengeHash(id);
  const stateSealed = secrets.seal(locationOf(idHash), Buffer.from(JSON.stringify(state)));
  await stores.challenges.add({
    idHash,
    kind,
    userId,
    stateSealed,
    clientId: config.clientId,
    expiresAt: clock() + lifeMs,
  });
}

/** A claimed step; `record` restores it for another attempt. */
export type Taken = { readonly userId: string | null; readonly state: State; readonly record: ChallengeRecord };

async function spendOneOf({ challenges }: Stores, idHash: string, kinds: readonly ChallengeKind[]) {
  for (const kind of kinds) {
    const record = await challenges.spend(idHash, kind);
    if (record) return record;
  }
  return undefined;
}

/** Takes the step up again, once: a second answer, a late one, another step's and an invented id are rejected alike. */
export async function takeChallenge(
  { ports, secrets, clock }: Core,
  id: string,
  ...kinds: readonly [ChallengeKind, ...ChallengeKind[]]
): Promise<Taken> {
  const idHash = secrets.challengeHash(id);
  const record = await ports.transaction((stores) => spendOneOf(stores, idHash, kinds));
  if (!record || record.expiresAt <= clock()) throw invalidSession();
  const state = JSON.parse(secrets.open(locationOf(idHash), record.stateSealed).toString()) as State;
  return { userId: record.userId, state, record };
}

/** Lets the client try the same step again, until it would have ended anyway. */
export async function returnChallenge({ ports, secrets }: Core, { record, state }: Taken): Promise<void> {
  const stateSealed = secrets.seal(locationOf(record.idHash), Buffer.from(JSON.stringify(state)));
  await ports.transaction((stores) => stores.challenges.add({ ...record, stateSealed }));
}

const mostTries = 3;

/** The step after one more wrong answer; undefined after the third. */
function afterWrongAnswer({ state, ...taken }: Taken): Taken | undefined {
  const tries = Number(state.tries ?? '0') + 1;
  return tries < mostTries ? { ...taken, state: { ...state, tries: String(tries) } } : undefined;
}

/** After a wrong code: the step may be tried again, three times in all. */
export async function countTry(core: Core, taken: Taken): Promise<void> {
  const next = afterWrongAnswer(taken);
  if (next) await returnChallenge(core, next);
}

/** The same for steps that are repeated under another id; the expiry is unchanged. Undefined: no more. */
export async function countTryAndRename(core: Core, taken: Taken): Promise<string | undefined> {
  const next = afterWrongAnswer(taken);
  if (!next) return undefined;
  const id = makeSessionId(core);
  await returnChallenge(core, { ...next, record: { ...next.record, idHash: core.secrets.challengeHash(id) } });
  return id;
}

/** Performs the result of a step. Clients automatically repeat temporary rejections, so the step must survive them. */
export async function keepingWhenLimited<T>(core: Core, taken: Taken, go: () => Promise<T>): Promise<T> {
  try {
    return await go();
  } catch (cause) {
    if (cause instanceof IdentityError && cause.name === 'LimitExceededException') await returnChallenge(core, taken);
    throw cause;
  }
}
