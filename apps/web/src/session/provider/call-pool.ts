import type { Pool } from './identity-client-type.ts';

const timeoutMs = 15_000;

const addressOf = ({ userPoolId, endpoint }: Pool) =>
  endpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;

/** The exception's name, without what a service may put around it (`com.amazonaws…#Name:http://…`). */
const nameIn = (type: unknown) => /([^#:,]+)(?:[:,].*)?$/.exec(String(type ?? ''))?.[1] ?? '';

type Answer = Readonly<Record<string, unknown>>;

/**
 * One call of the identity protocol (JSON over POST, the operation in a header), as for the embedded provider and the
 * cloud service. Rejects with the protocol's exception name.
 */
export async function callProtocol(address: string, target: string, input: object): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = (await answer.json()) as Answer;
  if (answer.ok) return body;
  const metadata = { requestId: answer.headers.get('x-amzn-requestid') };
  throw Object.assign(new Error(String(body.message ?? '')), { name: nameIn(body.__type), metadata });
}

/** An operation of the user pool for the person who is signed in. */
export const callPool = (pool: Pool, operation: string, input: object): Promise<Answer> =>
  callProtocol(addressOf(pool), `AWSCognitoIdentityProviderService.${operation}`, {
    AccessToken: pool.accessToken,
    ...input,
  });
