import type { Core } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import { describeCaller } from '../protocol/handle-call.ts';
import { answerAuthorize } from './endpoints/authorize.ts';
import { answerLogin, submitLogin } from './endpoints/login.ts';
import { answerLogout } from './endpoints/logout.ts';
import { answerRevoke } from './endpoints/revoke.ts';
import { answerToken } from './endpoints/token.ts';
import { answerUserInfo } from './endpoints/user-info.ts';
import { serveFont } from './pages/fonts.ts';
import { expiredPage, tooManyRequestsPage } from './pages/message-page.ts';
import { serveStylesheet, stylesheetPath } from './pages/stylesheet.ts';
import { rejectJson } from './replies.ts';
import type { Answer, Visit } from './visit.ts';
import { chooseWords } from './words/choose-words.ts';

/** For people, in pages. */
const pages: Readonly<Record<string, Answer>> = {
  'GET /oauth2/authorize': answerAuthorize,
  'GET /login': answerLogin,
  'POST /login': submitLogin,
  'GET /logout': answerLogout,
};

/** For applications, in JSON. */
const calls: Readonly<Record<string, Answer>> = {
  'POST /oauth2/token': answerToken,
  'POST /oauth2/revoke': answerRevoke,
  'GET /oauth2/userInfo': answerUserInfo,
  'POST /oauth2/userInfo': answerUserInfo,
};

type Door = {
  /** Of the caller. */
  readonly address: string;
  readonly limitCalls: (address: string) => void;
};

function reject(visit: Visit, { name, message }: IdentityError, isPage: boolean): Response {
  const isFlood = name === 'TooManyRequestsException';
  if (isPage) return isFlood ? tooManyRequestsPage(visit) : expiredPage(visit);
  return isFlood ? rejectJson('temporarily_unavailable', message, 429) : rejectJson('invalid_request', message);
}

/**
 * The hosted login at this path below the provider's address, where there is one: pages that sign someone in for an
 * application, and the addresses that give it tokens, as a Cognito domain has them (RFC 6749, OpenID Connect).
 */
export async function answerHostedLogin(
  core: Core,
  request: Request,
  path: string,
  { address, limitCalls }: Door,
): Promise<Response | undefined> {
  if (core.config.hostedLogin === null) return undefined;
  const route = `${request.method} ${path}`;
  if (route === `GET ${stylesheetPath}`) return serveStylesheet();
  const font = request.method === 'GET' ? await serveFont(path) : undefined;
  if (font) return font;
  const page = Object.hasOwn(pages, route) ? pages[route] : undefined;
  const answer = page ?? (Object.hasOwn(calls, route) ? calls[route] : undefined);
  if (!answer) return undefined;
  const words = chooseWords(request.headers.get('accept-language'));
  const caller = describeCaller(request, address);
  const visit: Visit = { core, request, search: new URL(request.url).search, caller, words };
  try {
    limitCalls(address);
    return await answer(visit);
  } catch (cause) {
    if (cause instanceof IdentityError) return reject(visit, cause, page !== undefined);
    throw cause;
  }
}
