import { ApiError, type ErrorCode } from '@halyard/contracts/errors.ts';
import { IdentityError } from '@halyard/identity-provider';
import type { Transaction } from '../../../database/database.ts';
import type { LiveSession, SeenToken } from '../../../platform/callers/identify.ts';
import { createTtlCache } from '../../../platform/ttl-cache.ts';
import { type CloudAccount, fromGetUser } from '../account/cloud-account.ts';
import type { CloudContext } from '../cloud-context.ts';
import { enrolFromCloud } from '../enrol-from-cloud.ts';
import { followCloudAccount } from '../follow-cloud-account.ts';
import { addRemoteSession, findRemoteSession, type RemoteSession } from './remote-session-store.ts';
import { signInGoodForMs } from './session-life.ts';

type Options = CloudContext & {
  readonly adminEmail: string | undefined;
  /** Is called with the reason when a user with a valid token is rejected. */
  readonly onTurnedAway: (cause: unknown) => void;
};

const ownScope = 'aws.cognito.signin.user.admin';
const mostOfUserAgent = 512;

const toLive = ({ auth_time, last_active_at, revoked_at }: RemoteSession): LiveSession => ({
  authTime: auth_time,
  lastActiveAt: last_active_at,
  revokedAt: revoked_at,
});

function turnAway(code: ErrorCode): undefined {
  if (code !== 'not_signed_in') throw new ApiError(code);
  return undefined;
}

const isUnavailable = (cause: unknown) => cause instanceof ApiError && cause.code === 'identity_unavailable';

/**
 * The session of a valid token. A new one is stored, after reading the account: a new user is enrolled, and changes at
 * the pool are synced. Known users are admitted even while the pool is down, because their token is proof enough.
 */
export function createReadSession(options: Options) {
  // A repeating client must not cause a request to the pool each time.
  const turnedAway = createTtlCache<ErrorCode>({ keepMs: 10_000, limit: 10_000, clock: options.clock });
  const { pool, accounts, database, directory, announce, clock, onTurnedAway } = options;
  const underWay = new Map<string, Promise<LiveSession | undefined>>();

  /** With the user's own token, which also verifies that the pool still accepts it; else as an administrator. */
  async function readAccount({ token, claims }: SeenToken): Promise<CloudAccount | undefined> {
    if (!claims.scope.split(' ').includes(ownScope)) return accounts.read(claims.personId);
    return fromGetUser(await pool.asClient((client, signal) => client.getUser({ AccessToken: token }, signal)));
  }

  /** Undefined where the pool does not answer and need not; rejects where it does not honour the token. */
  async function lookAtAccount(seen: SeenToken): Promise<CloudAccount | undefined> {
    const isKnown = (await directory.find(database.read, seen.claims.personId)) !== undefined;
    try {
      const account = await readAccount(seen);
      if (account?.user.id === seen.claims.personId) return account;
    } catch (cause) {
      if (isKnown && isUnavailable(cause)) return undefined;
      throw cause;
    }
    throw new IdentityError('UserNotFoundException', 'The token names somebody whom the user pool does not know.');
  }

  async function hasUsedDevice(tx: Transaction, { personId, deviceKey }: SeenToken['claims']): Promise<boolean> {
    if (deviceKey === null) return false;
    const earlier = await tx
      .selectFrom('remote_sessions')
      .select('origin_jti')
      .where('user_id', '=', personId)
      .where('device_key', '=', deviceKey)
      .executeTakeFirst();
    return earlier !== undefined;
  }

  async function meet(tx: Transaction, account: CloudAccount | undefined, { claims, from }: SeenToken) {
    const { address } = from;
    const person = await directory.find(tx, claims.personId);
    if (person && account) await followCloudAccount(options, tx, { account, person, address });
    if (!person && account) await enrolFromCloud(options, tx, { account, address });
    return person !== undefined || account !== undefined;
  }

  async function enter(tx: Transaction, seen: SeenToken, account: CloudAccount | undefined) {
    const { claims, from } = seen;
    const at = clock();
    const session: RemoteSession = {
      origin_jti: claims.sessionId,
      user_id: claims.personId,
      auth_time: claims.authenticatedAt,
      started_at: claims.authenticatedAt,
      last_active_at: at,
      device_key: claims.deviceKey,
      address: from.address,
      user_agent: from.userAgent?.slice(0, mostOfUserAgent) ?? null,
      revoked_at: null,
    };
    const deviceKnown = await hasUsedDevice(tx, claims);
    if (!(await addRemoteSession(tx, session))) return findRemoteSession(tx, claims.sessionId);
    if (!(await meet(tx, account, seen))) throw new ApiError('not_signed_in');
    await announce(tx, {
      kind: 'signed_in',
      userId: claims.personId,
      address: from.address,
      at,
      userAgent: session.user_agent,
      deviceKnown,
    });
    return session;
  }

  async function begin(seen: SeenToken): Promise<LiveSession | undefined> {
    const account = await lookAtAccount(seen);
    const write = () => database.write((tx) => enter(tx, seen, account));
    const session = await write().catch((cause: unknown) => {
      if (cause instanceof ApiError) throw cause;
      // Two concurrent first sign-ins of one user: by now the other has created the user.
      return write();
    });
    return session && toLive(session);
  }

  /** An error of the pool ends here: for the caller this token is simply invalid. */
  async function admit(seen: SeenToken): Promise<LiveSession | undefined> {
    try {
      return await begin(seen);
    } catch (cause) {
      onTurnedAway(cause);
      if (!(cause instanceof IdentityError || cause instanceof ApiError)) throw cause;
      const answer = cause instanceof IdentityError ? 'not_signed_in' : cause.code;
      if (answer === 'identity_unavailable') throw cause;
      return turnAway(turnedAway.set(seen.claims.sessionId, answer));
    }
  }

  return async (seen: SeenToken): Promise<LiveSession | undefined> => {
    const { sessionId, personId, authenticatedAt } = seen.claims;
    if (clock() - authenticatedAt > signInGoodForMs) return undefined;
    const known = await findRemoteSession(database.read, sessionId);
    if (known) return known.user_id === personId ? toLive(known) : undefined;
    const rejected = turnedAway.get(sessionId);
    if (rejected) return turnAway(rejected);
    const waiting = underWay.get(sessionId) ?? admit(seen).finally(() => underWay.delete(sessionId));
    underWay.set(sessionId, waiting);
    return waiting;
  };
}
