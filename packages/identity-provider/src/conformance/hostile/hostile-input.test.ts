import { describe, expect, test } from 'vitest';
import { openTestProvider, password } from '../../testing/test-provider.ts';

const email = 'ada@example.com';
const good = { Username: email, Password: password, UserAttributes: [{ Name: 'given_name', Value: 'Ada' }] };
const given = (Value: unknown) => ({ ...good, UserAttributes: [{ Name: 'given_name', Value }] });
const attribute = (Name: unknown, Value: unknown) => ({ ...good, UserAttributes: [{ Name, Value }] });

const hostile: readonly [string, object, string][] = [
  ['no name', { ...good, Username: undefined }, 'Username'],
  ['a number as name', { ...good, Username: 7 }, 'Username'],
  ['a list as name', { ...good, Username: [email] }, 'Username'],
  ['a name that is no address', { ...good, Username: 'ada' }, 'Username'],
  ['an address without a dot', { ...good, Username: 'ada@localhost' }, 'Username'],
  ['two addresses in one', { ...good, Username: 'ada@example.com,eve@example.com' }, 'Username'],
  ['an address with a line break', { ...good, Username: 'ada@example.com\r\nBcc: eve@example.com' }, 'Username'],
  ['a very long address', { ...good, Username: `${'a'.repeat(250)}@example.com` }, 'Username'],
  ['no password', { ...good, Password: undefined }, 'Password'],
  ['a password of 257 characters', { ...good, Password: 'a'.repeat(257) }, 'Password'],
  ['NUL in the password', { ...good, Password: `${password}\u0000` }, 'Password'],
  ['NUL in an attribute', given('A\u0000da'), 'UserAttributes.0.Value'],
  ['half a surrogate pair', given('A\ud800da'), 'UserAttributes.0.Value'],
  ['a control character', given('A\u0007da'), 'UserAttributes.0.Value'],
  ['an object as value', given({}), 'UserAttributes.0.Value'],
  ['a value beyond 2,048 characters', given('a'.repeat(2049)), 'UserAttributes.0.Value'],
  ['a long first name', given('a'.repeat(257)), 'given_name'],
  ['attributes that are no list', { ...good, UserAttributes: { Name: 'x', Value: 'y' } }, 'UserAttributes'],
  ['an unknown attribute', attribute('custom:isAdmin', 'true'), 'UserAttributes'],
  ['a name from the prototype', attribute('constructor', 'x'), 'UserAttributes'],
  ['an attribute that only the pool writes', attribute('email_verified', 'true'), 'UserAttributes'],
  ['another address as attribute', attribute('email', 'eve@example.com'), 'email'],
  ['a role that does not exist', attribute('custom:role', 'owner'), 'custom:role'],
  ['a telephone number in words', attribute('phone_number', 'call me'), 'phone_number'],
  ['metadata that is no map of texts', { ...good, ClientMetadata: { a: { b: 1 } } }, 'ClientMetadata'],
];

describe('hostile input', () => {
  test.each(hostile)('%s is rejected by the name of the field, and nothing is stored', async (_what, input, field) => {
    const { call, events, lettersTo } = openTestProvider();

    const answer = await call('SignUp', input);

    expect(answer).toMatchObject({ status: 400, error: 'InvalidParameterException' });
    expect(answer.body.__type).toBe('InvalidParameterException');
    expect(String(answer.body.message)).toContain(field);
    expect([...events(), ...lettersTo(email)]).toEqual([]);
  });

  test('unknown keys are ignored, prototype names included', async () => {
    const { post, settings } = openTestProvider();
    const body = `{"ClientId":"${settings.clientId}","Username":"${email}","Password":"${password}","Extra":1,"__proto__":{"x":1}}`;

    expect((await post('AWSCognitoIdentityProviderService.SignUp', body)).status).toBe(200);
  });

  test.each(['', 'null', '[]', '"text"', '{', '{"a":1}}'])('the body %j is rejected', async (body) => {
    const { post } = openTestProvider();

    const response = await post('AWSCognitoIdentityProviderService.SignUp', body);

    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe('SerializationException');
  });

  test('a body that is not UTF-8 is rejected', async () => {
    const { provider, settings } = openTestProvider();
    const request = new Request(`${settings.baseUrl}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      },
      body: Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d),
    });

    const response = await provider.fetch(request, { address: '203.0.113.7' });

    expect(response.headers.get('x-amzn-errortype')).toBe('SerializationException');
  });

  test('a body beyond 64 KiB is rejected', async () => {
    const { call } = openTestProvider();

    expect((await call('SignUp', { ...good, Extra: 'x'.repeat(65_536) })).error).toBe('SerializationException');
  });

  test('a body of another type is rejected', async () => {
    const { post } = openTestProvider();
    const headers = { 'content-type': 'text/plain' };

    const response = await post('AWSCognitoIdentityProviderService.SignUp', JSON.stringify(good), headers);

    expect(response.headers.get('x-amzn-errortype')).toBe('SerializationException');
  });

  test('another client is rejected without repeating its name', async () => {
    const { call } = openTestProvider();

    const answer = await call('SignUp', { ...good, ClientId: 'somebodyelse' });

    expect(answer.error).toBe('ResourceNotFoundException');
    expect(JSON.stringify(answer.body)).not.toContain('somebodyelse');
  });

  test.each([
    ['AWSCognitoIdentityProviderService.AdminCreateUser', 'UnsupportedOperationException'],
    ['AWSCognitoIdentityProviderService.AdminSetUserPassword', 'UnsupportedOperationException'],
    ['AWSCognitoIdentityProviderService.ListUsers', 'UnsupportedOperationException'],
    ['AWSCognitoIdentityService.GetOpenIdToken', 'UnknownOperationException'],
    ['AWSCognitoIdentityService.SignUp', 'UnknownOperationException'],
    ['AWSCognitoIdentityProviderService.Nonsense', 'UnknownOperationException'],
    ['AWSCognitoIdentityProviderService.toString', 'UnknownOperationException'],
    ['', 'UnknownOperationException'],
  ])('the call %j is answered %s', async (target, name) => {
    const { post } = openTestProvider();

    const response = await post(target, '{}');

    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe(name);
    expect(response.headers.get('x-amzn-requestid')).toBeTruthy();
  });

  test('300 calls a minute are heard from one address', async () => {
    const { post, pass } = openTestProvider({ config: { rateLimitFactor: 1 } });
    const ask = async () => (await post('nothing', '{}')).headers.get('x-amzn-errortype');
    for (let calls = 0; calls < 300; calls += 1) await ask();

    expect(await ask()).toBe('TooManyRequestsException');
    pass(60_000);
    expect(await ask()).toBe('UnknownOperationException');
  });

  test('other paths and methods are not there', async () => {
    const { provider, settings } = openTestProvider();
    const ask = (path: string, method = 'GET') =>
      provider.fetch(new Request(`${settings.baseUrl}${path}`, { method }), { address: '203.0.113.7' });

    expect((await ask('/')).status).toBe(404);
    expect((await ask('/eu-west-1_Other/.well-known/jwks.json')).status).toBe(404);
    expect((await ask('/config.json', 'PUT')).status).toBe(404);
    expect((await ask('/config.json')).status).toBe(200);
    expect((await ask(`/${settings.poolId}/.well-known/openid-configuration`)).status).toBe(200);
  });
});
