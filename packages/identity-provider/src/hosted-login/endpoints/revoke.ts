import { isSignedToken, revokeToken } from '../../operations/sign-in/revoke-token.ts';
import { once, readForm, repeatsOne } from '../read-form.ts';
import { answerJson, rejectJson } from '../replies.ts';
import type { Visit } from '../visit.ts';

const longestToken = 8192;
/** `POST /oauth2/revoke`: signs out. Answers alike whether or not the refresh token was good (RFC 7009, 2.2). */
export async function answerRevoke({ core, request, caller }: Visit): Promise<Response> {
  const form = await readForm(request);
  if (!form || repeatsOne(form, ['token', 'client_id']))
    return rejectJson('invalid_request', 'Send a form with each parameter once.');
  const { clientId } = core.config;
  if (once(form, 'client_id') !== clientId) return rejectJson('invalid_client', 'The client is not known.');
  const token = once(form, 'token');
  if (token === undefined || token.length > longestToken || /[^\x21-\x7e]/.test(token))
    return rejectJson('invalid_request', 'The parameter token is required.');
  if (isSignedToken(token)) return rejectJson('unsupported_token_type', 'Only refresh tokens can be revoked.');
  await revokeToken(core, { ClientId: clientId, Token: token }, caller);
  return answerJson({});
}
