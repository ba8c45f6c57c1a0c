import type { Core } from '../../core.ts';
import { IdentityError } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { type IssuedTokens, issueTokens } from '../../tokens/issue-tokens.ts';
import { refreshSession } from '../../tokens/refresh-session.ts';
import { scopeOf } from '../../tokens/token-scope.ts';
import { redeemCode } from '../grant/authorization-code.ts';
import { once, readForm, repeatsOne } from '../read-form.ts';
import { answerJson, rejectJson } from '../replies.ts';
import type { Visit } from '../visit.ts';

const singleParameters = [
  ...['grant_type', 'client_id', 'code', 'redirect_uri', 'code_verifier', 'refresh_token', 'scope'],
];

type Issued = { readonly tokens: IssuedTokens; readonly refreshToken: string; readonly scope: string };

/** RFC 6749, 5.1, and OpenID Connect, 3.1.3.3: without the scope `openid` there is no id token. */
const answerTokens = ({ tokens, refreshToken, scope }: Issued) =>
  answerJson({
    access_token: tokens.AccessToken,
    refresh_token: refreshToken,
    ...(scope.split(' ').includes('openid') && { id_token: tokens.IdToken }),
    token_type: tokens.TokenType,
    expires_in: tokens.ExpiresIn,
    scope,
  });

async function exchangeCode(core: Core, form: URLSearchParams, caller: Caller): Promise<Response> {
  const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map((name) => once(form, name));
  if (code === undefined || redirectUri === undefined || verifier === undefined)
    return rejectJson('invalid_request', 'The parameters code, redirect_uri and code_verifier are required.');
  const redeemed = await redeemCode(core, { code, redirectUri, verifier }, caller);
  if (!redeemed) return rejectJson('invalid_grant', 'The code is not valid, or not any more.');
  const { user, family, refreshToken, scope, nonce } = redeemed;
  return answerTokens({ tokens: await issueTokens(core, user, family, { scope, nonce }), refreshToken, scope });
}

const isWithin = (asked: string, granted: string) =>
  asked.split(' ').every((scope) => granted.split(' ').includes(scope));

async function refresh(core: Core, form: URLSearchParams, caller: Caller): Promise<Response> {
  const token = once(form, 'refresh_token');
  if (token === undefined) return rejectJson('invalid_request', 'The parameter refresh_token is required.');
  const scope = scopeOf(token);
  if (!isWithin(once(form, 'scope') ?? scope, scope))
    return rejectJson('invalid_scope', 'More is asked for than at the sign-in.');
  try {
    const { RefreshToken: refreshToken, ...tokens } = await refreshSession(
      core,
      { token, deviceKey: undefined },
      caller,
    );
    return answerTokens({ tokens, refreshToken, scope });
  } catch (cause) {
    if (cause instanceof IdentityError) return rejectJson('invalid_grant', cause.message);
    throw cause;
  }
}

/** `POST /oauth2/token`: a code, or a refresh token, for tokens (RFC 6749, 4.1.3 and 6). */
export async function answerToken({ core, request, caller }: Visit): Promise<Response> {
  const form = await readForm(request);
  if (!form || repeatsOne(form, singleParameters))
    return rejectJson('invalid_request', 'Send a form with each parameter once.');
  if (once(form, 'client_id') !== core.config.clientId) return rejectJson('invalid_client', 'The client is not known.');
  switch (once(form, 'grant_type')) {
    case 'authorization_code':
      return exchangeCode(core, form, caller);
    case 'refresh_token':
      return refresh(core, form, caller);
    case undefined:
      return rejectJson('invalid_request', 'The parameter grant_type is required.');
    default:
      return rejectJson('unsupported_grant_type', 'The grant type must be authorization_code or refresh_token.');
  }
}
