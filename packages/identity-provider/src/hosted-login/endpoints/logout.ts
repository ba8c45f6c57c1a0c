import type { Core } from '../../core.ts';
import type { Caller } from '../../ports.ts';
import { signedOutPage, untrustedPage } from '../pages/message-page.ts';
import { once } from '../read-form.ts';
import { sendTo } from '../replies.ts';
import { forgetSession, type HostedSession, readSession } from '../session/hosted-session.ts';
import { addressOf, type Visit } from '../visit.ts';

async function endSession({ ports, clock }: Core, { family, user }: HostedSession, { address }: Caller): Promise<void> {
  const at = clock();
  await ports.transaction(async (stores) => {
    if (await stores.families.revoke(family.originJti, at))
      await stores.log({ kind: 'signed_out', userId: user.id, address, at });
  });
}

function withState(address: string, state: string | undefined): string {
  const url = new URL(address);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
}

type Target = 'nowhere' | 'untrusted' | { readonly location: string };

/**
 * Where to go afterwards: `logout_uri`, or `post_logout_redirect_uri` as OpenID Connect calls it; with `redirect_uri`
 * the browser signs in again immediately. Only registered addresses, for the client that is known.
 */
function readTarget({ core, search }: Visit): Target {
  const { clientId, hostedLogin } = core.config;
  const parameters = new URLSearchParams(search);
  if (once(parameters, 'client_id') !== clientId) return 'untrusted';
  const [uri, ...more] = ['logout_uri', 'post_logout_redirect_uri'].flatMap((name) => parameters.getAll(name));
  if (uri === undefined && parameters.has('redirect_uri'))
    return { location: addressOf(core, `/oauth2/authorize${search}`) };
  if (uri === undefined) return 'nowhere';
  if (more.length > 0 || !hostedLogin?.logoutUris.includes(uri)) return 'untrusted';
  return { location: withState(uri, once(parameters, 'state')) };
}

function withCookie(response: Response, cookie: string): Response {
  response.headers.append('set-cookie', cookie);
  return response;
}

/** `GET /logout`: ends the session of this browser, and with it the application's that it began with. */
export async function answerLogout(visit: Visit): Promise<Response> {
  const { core, request, caller } = visit;
  const target = readTarget(visit);
  if (target === 'untrusted') return untrustedPage(visit);
  const session = await readSession(core, request);
  if (session) await endSession(core, session, caller);
  return withCookie(target === 'nowhere' ? signedOutPage(visit) : sendTo(target.location), forgetSession(core));
}
