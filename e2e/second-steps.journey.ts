import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { expect, test } from './halyard.ts';
import { type Product, withPreparedProduct } from './product.ts';
import { newPerson } from './steps/new-person.ts';
import { type Credentials, submitSignIn } from './steps/sign-in.ts';

// Sign-in challenges after the password, each in the running product.

const phone = '+447700900123';
const open = async (browser: Browser, { url }: Product) => (await browser.newContext({ baseURL: url })).newPage();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Takes text messages, as the gateway of a company would. */
async function openGateway() {
  const texts: { to: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    texts.push(JSON.parse(body));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    lastCode: () => /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '',
    count: () => texts.length,
    close: () => server.close(),
  };
}

/** Calls the internal door, as an operator would. */
async function administer({ url, settings }: Product, operation: string, input: object) {
  const { userPoolId: UserPoolId } = (await (await fetch(`${url}/identity/config.json`)).json()) as {
    userPoolId: string;
  };
  const answer = await fetch(`${url}/identity/admin/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      'x-halyard-admin-token': settings.HALYARD_IDENTITY_ADMIN_TOKEN ?? '',
    },
    body: JSON.stringify({ UserPoolId, ...input }),
  });
  if (!answer.ok) throw new Error(`${operation} was rejected: ${await answer.text()}`);
}

/** Gives someone a proven number, and codes by text message and by mail as second factors. */
async function asksForMessages(halyard: Product, { email: Username }: Credentials) {
  const UserAttributes = Object.entries({ phone_number: phone, phone_number_verified: 'true' }).map(
    ([Name, Value]) => ({
      Name,
      Value,
    }),
  );
  await administer(halyard, 'AdminUpdateUserAttributes', { Username, UserAttributes });
  const on = { Enabled: true };
  await administer(halyard, 'AdminSetUserMFAPreference', { Username, SMSMfaSettings: on, EmailMfaSettings: on });
}

async function begin(page: Page, person: Credentials) {
  await page.goto('/login');
  await submitSignIn(page, person);
}

test('where everyone must have a second factor, it is set up on the way in and asked for from then on', async ({
  browser,
}) => {
  await withPreparedProduct(
    async (halyard) => {
      const person = await newPerson(halyard);
      const page = await open(browser, halyard);
      await begin(page, person);
      await expect(
        page.getByRole('img', { name: 'QR code with the setup key for your authenticator app' }),
      ).toBeVisible();
      const secret = (await page.getByLabel('Or enter this setup key manually:').inputValue()).replaceAll(' ', '');
      await page.reload();
      await expect(page.getByLabel('Or enter this setup key manually:')).toBeVisible();

      const app = URI.parse(`otpauth://totp/Halyard?secret=${secret}`) as TOTP;
      await page.getByLabel('Verification code').fill(app.generate());
      await press(page, 'Continue');
      await expect(page).toHaveURL(/\/dashboard$/);

      const elsewhere = await open(browser, halyard);
      await begin(elsewhere, person);
      await expect(elsewhere.getByText('Enter the code from your authenticator app')).toBeVisible();
      await elsewhere.context().close();
      await page.context().close();
    },
    { HALYARD_SECOND_FACTOR: 'everyone' },
  );
});

test('of several second factors one is chosen; the code comes as a text message, or by mail', async ({ browser }) => {
  const gateway = await openGateway();
  await withPreparedProduct(
    async (halyard) => {
      const person = await newPerson(halyard);
      await asksForMessages(halyard, person);
      const page = await open(browser, halyard);
      await begin(page, person);
      await expect(page.getByText('Choose a verification method:')).toBeVisible();
      await page.reload();
      await press(page, 'Code by text message');
      await expect(page.getByText('Enter the code from your phone')).toBeVisible();
      await expect.poll(gateway.count).toBe(1);
      await page.reload();
      await page.getByLabel('Code', { exact: true }).fill(gateway.lastCode());
      await press(page, 'Continue');
      await expect(page).toHaveURL(/\/dashboard$/);

      const elsewhere = await open(browser, halyard);
      await begin(elsewhere, person);
      await press(elsewhere, 'Code by email');
      await expect(elsewhere.getByText('Enter the code from the email')).toBeVisible();
      const [letter] = await halyard.outbox(person.email);
      await elsewhere.getByLabel('Code', { exact: true }).fill(letter?.code ?? '');
      await press(elsewhere, 'Continue');
      await expect(elsewhere).toHaveURL(/\/dashboard$/);
      await elsewhere.context().close();
      await page.context().close();
    },
    { HALYARD_SMS_URL: gateway.url, HALYARD_IDENTITY_ADMIN_TOKEN: randomUUID() + randomUUID() },
  );
  gateway.close();
});
