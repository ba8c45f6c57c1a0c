import type { Core } from '../../core.ts';
import type { FamilyRecord, UserRecord } from '../../ports.ts';
import { isIdle } from '../../tokens/idle-session.ts';
import { readCookie, writeCookie } from './cookies.ts';

const name = 'halyard-hosted';
const lifeSeconds = 3600;
const location = { table: 'hosted_login', column: 'session', id: name };

/** A user who signed in at the hosted login of this browser, and the resulting session. */
export type HostedSession = { readonly family: FamilyRecord; readonly user: UserRecord };

type Sealed = {
  readonly originJti: string;
  readonly userId: string;
  readonly signedInAt: number;
  readonly passwordChangedAt: number;
};

/** Remembers the sign-in in this browser, for an hour. */
export function rememberSession(core: Core, { family, user }: HostedSession): string {
  const content: Sealed = {
    originJti: family.originJti,
    userId: user.id,
    signedInAt: core.clock(),
    passwordChangedAt: user.passwordChangedAt,
  };
  const value = core.secrets.seal(location, Buffer.from(JSON.stringify(content)));
  return writeCookie(core, { name, value, maxAgeSeconds: lifeSeconds });
}

export const forgetSession = (core: Core): string => writeCookie(core, { name, value: '', maxAgeSeconds: 0 });

function open({ secrets }: Core, value: string): Sealed | undefined {
  try {
    return JSON.parse(secrets.open(location, value).toString()) as Sealed;
  } catch {
    // Someone else's cookie, or one sealed with an earlier key.
    return undefined;
  }
}

/** The live session that the browser's cookie names; a session that was ended, however that was, opens nothing. */
export async function readSession(core: Core, request: Request): Promise<HostedSession | undefined> {
  const value = readCookie(core, request, name);
  const sealed = value === undefined ? undefined : open(core, value);
  if (!sealed || core.clock() >= sealed.signedInAt + lifeSeconds * 1000) return undefined;
  const { families, users } = core.ports.read;
  const family = await families.find(sealed.originJti);
  const user = await users.byId(sealed.userId);
  if (!family || family.revokedAt !== null || family.userId !== user?.id || !user.enabled) return undefined;
  if (user.status !== 'CONFIRMED' || user.passwordChangedAt !== sealed.passwordChangedAt) return undefined;
  return (await isIdle(core, family)) ? undefined : { family, user };
}
