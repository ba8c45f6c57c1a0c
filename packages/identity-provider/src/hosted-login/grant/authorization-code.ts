import { randomUUID } from 'node:crypto';
import type { Core } from '../../core.ts';
import type { Caller, ChallengeRecord, FamilyRecord, Stores, UserRecord } from '../../ports.ts';
import { makeRefreshToken, startSession } from '../../tokens/start-session.ts';
import type { HostedSession } from '../session/hosted-session.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { isVerifierOf } from './pkce.ts';

const lifeMs = 5 * 60_000;
const idBytes = 32;
const codeLocation = { table: 'hosted_login', column: 'code', id: 'code' };
const locationOf = (idHash: string) => ({ table: 'idp_sessions', column: 'state_sealed', id: idHash });

/** The content of the code, encrypted: it must be known after its record was spent. */
type Code = { readonly id: string; readonly originJti: string };

type Promised = {
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly scope: string;
  readonly nonce: string | null;
  /** The session of the browser that asked, and the one that the tokens will belong to. */
  readonly from: string;
  readonly originJti: string;
  readonly caller: Caller;
};

const json = (value: object) => Buffer.from(JSON.stringify(value));

type Occasion = { readonly session: HostedSession; readonly isFresh: boolean; readonly caller: Caller };

/**
 * A code that an application exchanges for tokens within five minutes, once. The sign-in that was just made becomes the
 * application's session; an existing one stays the browser's, and the application gets a new one.
 */
export async function issueCode(core: Core, asked: AuthorizeRequest, { session, isFresh, caller }: Occasion) {
  const { secrets, ports, config, clock, random } = core;
  const { family, user } = session;
  const code: Code = {
    id: Buffer.from(random(idBytes)).toString('base64url'),
    originJti: isFresh ? family.originJti : randomUUID(),
  };
  const { redirectUri, codeChallenge, scope, nonce = null } = asked;
  const promised: Promised = {
    redirectUri,
    codeChallenge,
    scope,
    nonce,
    from: family.originJti,
    originJti: code.originJti,
    caller,
  };
  const idHash = secrets.challengeHash(code.id);
  await ports.transaction(({ challenges }) =>
    challenges.add({
      idHash,
      kind: 'AUTHORIZATION_CODE',
      userId: user.id,
      clientId: config.clientId,
      stateSealed: secrets.seal(locationOf(idHash), json(promised)),
      expiresAt: clock() + lifeMs,
    }),
  );
  return secrets.seal(codeLocation, json(code));
}

/** Data that an application presents with a code. */
export type Presented = { readonly code: string; readonly redirectUri: string; readonly verifier: string };

/** The result of a code. */
export type Redeemed = {
  readonly user: UserRecord;
  readonly family: FamilyRecord;
  readonly refreshToken: string;
  readonly scope: string;
  readonly nonce: string | undefined;
};

function openCode({ secrets }: Core, code: string): Code | undefined {
  try {
    return JSON.parse(secrets.open(codeLocation, code).toString()) as Code;
  } catch {
    // It is none of ours.
    return undefined;
  }
}

/** The code was presented before, so someone else has it too: its session is revoked (RFC 6749, 4.1.2). */
async function endCopied(core: Core, stores: Stores, { originJti }: Code, { address }: Caller): Promise<undefined> {
  const at = core.clock();
  const family = await stores.families.find(originJti);
  if (family && (await stores.families.revoke(originJti, at)))
    await stores.log({ kind: 'refresh_token_reused', userId: family.userId, address, at });
  return undefined;
}

/** The application's own session: the browser's sign-in itself, or a new one that continues from it. */
async function openSession(core: Core, stores: Stores, promised: Promised, source: FamilyRecord, user: UserRecord) {
  const { originJti, scope, caller } = promised;
  if (originJti === source.originJti) {
    const { token, record } = makeRefreshToken(core, source, scope);
    await stores.refreshTokens.add(record);
    return { family: source, refreshToken: token };
  }
  const continued = { originJti, authTime: source.authTime, scope };
  return startSession(core, stores, { user, caller, device: undefined, isTracked: false, continued });
}

const keepsPromise = ({ redirectUri, codeChallenge }: Promised, presented: Presented) =>
  presented.redirectUri === redirectUri && isVerifierOf(codeChallenge, presented.verifier);

async function honour(core: Core, stores: Stores, record: ChallengeRecord, presented: Presented) {
  const sealed = core.secrets.open(locationOf(record.idHash), record.stateSealed);
  const promised = JSON.parse(sealed.toString()) as Promised;
  if (record.expiresAt <= core.clock() || !keepsPromise(promised, presented)) return undefined;
  const source = await stores.families.find(promised.from);
  const user = await stores.users.byId(record.userId ?? '');
  if (!source || source.revokedAt !== null || !user?.enabled) return undefined;
  const { scope, nonce } = promised;
  return { user, scope, nonce: nonce ?? undefined, ...(await openSession(core, stores, promised, source, user)) };
}

/** Exchanges a code, once: it is spent even by who cannot prove that it is theirs. Undefined when it leads to nothing. */
export async function redeemCode(core: Core, presented: Presented, caller: Caller): Promise<Redeemed | undefined> {
  const code = openCode(core, presented.code);
  if (!code) return undefined;
  return core.ports.transaction(async (stores) => {
    const record = await stores.challenges.spend(core.secrets.challengeHash(code.id), 'AUTHORIZATION_CODE');
    return record ? honour(core, stores, record, presented) : endCopied(core, stores, code, caller);
  });
}
