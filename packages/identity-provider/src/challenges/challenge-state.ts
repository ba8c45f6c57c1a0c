import type { Core } from '../core.ts';
import type { ChallengeKind, Stores } from '../ports.ts';
import { Refusal } from '../refusal.ts';

/** How long a sign-in may take from one step to the next, and auto sign-in after the confirmation. */
const lifeMs = 3 * 60_000;

type State = Readonly<Record<string, string>>;

const placeOf = (idHash: string) => ({ table: 'idp_sessions', column: 'state_sealed', id: idHash });

export const invalidSession = () => new Refusal('NotAuthorizedException', 'Invalid session for the user.');

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
  const stateSealed = secrets.seal(placeOf(idHash), Buffer.from(JSON.stringify(state)));
  await stores.challenges.add({
    ...{ idHash, kind, userId, stateSealed },
    ...{ clientId: config.clientId, expiresAt: clock() + lifeMs },
  });
}

/** Takes the step up again, once: a second answer, a late one and an invented id are refused alike. */
export async function takeChallenge({ ports, secrets, clock }: Core, id: string, kind: ChallengeKind) {
  const idHash = secrets.challengeHash(id);
  const challenge = await ports.transaction((stores) => stores.challenges.spend(idHash, kind));
  if (!challenge || challenge.expiresAt <= clock()) throw invalidSession();
  const state = JSON.parse(secrets.open(placeOf(idHash), challenge.stateSealed).toString()) as State;
  return { userId: challenge.userId, state };
}
