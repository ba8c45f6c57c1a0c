import { issueCode } from '../grant/authorization-code.ts';
import { type AuthorizeRequest, leadBack, readAuthorizeRequest } from '../grant/authorize-request.ts';
import { untrustedPage } from '../pages/message-page.ts';
import { sendTo } from '../replies.ts';
import { type HostedSession, readSession, rememberSession } from '../session/hosted-session.ts';
import { addressOf, type Visit } from '../visit.ts';

/** Returns valid requests; for others, shows the error here or returns it to the application. */
export async function withAsked(
  visit: Visit,
  answer: (asked: AuthorizeRequest) => Promise<Response> | Response,
): Promise<Response> {
  const reading = readAuthorizeRequest(visit.core, visit.search);
  if (reading.outcome === 'untrusted') return untrustedPage(visit);
  return reading.outcome === 'rejected' ? sendTo(reading.location) : answer(reading.asked);
}

type Given = { readonly session: HostedSession; readonly isFresh: boolean };

/** Redirects to the application with a code (RFC 6749, 4.1.2); a fresh sign-in is remembered in this browser. */
export async function leadBackWithCode({ core, caller }: Visit, asked: AuthorizeRequest, { session, isFresh }: Given) {
  const code = await issueCode(core, asked, { session, isFresh, caller });
  return sendTo(leadBack(core, asked, { code }), isFresh ? [rememberSession(core, session)] : []);
}

// In either direction: a sign-in of tomorrow, from before the clock was set back, is not a recent one.
const isRecent = ({ core }: Visit, { maxAgeMs }: AuthorizeRequest, { family }: HostedSession) =>
  maxAgeMs === undefined || Math.abs(core.clock() - family.authTime) <= maxAgeMs;

/** `GET /oauth2/authorize`: recently signed-in users are redirected immediately, others see the page. */
export const answerAuthorize = (visit: Visit): Promise<Response> =>
  withAsked(visit, async (asked) => {
    const { core, request, search } = visit;
    const session = asked.prompt === 'login' ? undefined : await readSession(core, request);
    if (session && isRecent(visit, asked, session)) return leadBackWithCode(visit, asked, { session, isFresh: false });
    if (asked.prompt !== 'none') return sendTo(addressOf(core, `/login${search}`));
    const rejection = { error: 'login_required', error_description: 'Nobody is signed in here.' };
    return sendTo(leadBack(core, asked, rejection));
  });
