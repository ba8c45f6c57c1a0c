import { randomUUID } from 'node:crypto';
import type { Product } from '../product.ts';
import type { Credentials } from './sign-in.ts';

const password = 'Night-chart-7781';

async function callIdentity({ url }: Product, operation: string, input: object): Promise<void> {
  const answer = await fetch(`${url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${operation} was rejected: ${await answer.text()}`);
}

/** Someone who has just registered and confirmed, and whom no other journey knows. */
export async function newPerson(
  halyard: Product,
  role: 'admin' | 'analyst' | 'user' = 'analyst',
): Promise<Credentials> {
  const email = `journey.${randomUUID().slice(0, 8)}@example.com`;
  const config = (await (await fetch(`${halyard.url}/identity/config.json`)).json()) as { clientId: string };
  const client = { ClientId: config.clientId, Username: email };
  const attributes = { email, given_name: 'Jo', family_name: 'Vega', 'custom:company': 'Agency', 'custom:role': role };
  const pairs = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await callIdentity(halyard, 'SignUp', { ...client, Password: password, UserAttributes: pairs });
  const [letter] = await halyard.outbox(email);
  await callIdentity(halyard, 'ConfirmSignUp', { ...client, ConfirmationCode: letter?.code });
  return { email, password };
}
