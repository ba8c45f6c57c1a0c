import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AccountPolicy, KeyRecord } from '../../ports.ts';
import { authorizeQuery, openBrowser } from '../../testing/hosted-browser.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { codeAt, makeTestKeys, minutes, password } from '../../testing/test-provider.ts';

type Served = Awaited<ReturnType<typeof serveTestProvider>>;
type Browser = ReturnType<typeof openBrowser>;

const email = 'ada@example.com';

describe('the hosted login', () => {
  let keys: readonly KeyRecord[];
  let served: Served | undefined;
  beforeAll(async () => {
    keys = await makeTestKeys();
  });
  afterEach(async () => {
    await served?.close();
    served = undefined;
  });

  async function open(policy: Partial<AccountPolicy> = {}) {
    const opened = await serveTestProvider({ keys, policy });
    served = opened;
    return opened;
  }

  async function openPage({ settings }: Served, language?: string) {
    const browser = openBrowser(settings.baseUrl, language === undefined ? {} : { language });
    const page = await browser.open(`${settings.baseUrl}/oauth2/authorize?${authorizeQuery()}`);
    return { browser, page };
  }

  const giveCode = (browser: Browser, answer: string) => browser.submit({ answer });
  const hasCode = ({ address }: { address: URL }) => address.searchParams.has('code');

  async function prefer({ call, signIn }: Served, settings: object) {
    const { AccessToken } = await signIn(email);
    expect((await call('SetUserMFAPreference', { AccessToken, ...settings })).error).toBeNull();
    return AccessToken;
  }

  test('without script the password is shown by a round trip, which neither signs in nor counts', async () => {
    const opened = await open();
    await opened.addConfirmed(email);
    const { browser } = await openPage(opened);

    const shown = await browser.submit({ email, password, show: 'on' });
    expect(shown.markup).toContain(`name="password" type="text" autocomplete="current-password" value="${password}"`);
    expect(shown.headers.get('cache-control')).toBe('no-store');

    const hidden = await browser.submit({ email, password, show: 'off' });
    expect(hidden.markup).not.toContain(password);
    expect(hasCode(await browser.submit({ email, password }))).toBe(true);
  });

  test('the way back leads to the application, which is told that nobody signed in', async () => {
    const { page } = await openPage(await open());
    const [, address = ''] = /<a href="([^"]*access_denied[^"]*)">Back to /.exec(page.markup) ?? [];

    const back = new URL(address.replaceAll('&amp;', '&'));

    expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/login');
    expect([back.searchParams.get('error'), back.searchParams.get('state')]).toEqual(['access_denied', 'st4te']);
  });

  test.each(['dark', 'light'])('the theme that was chosen in the console is followed: %s', async (theme) => {
    const opened = await open();
    const browser = openBrowser(opened.settings.baseUrl);
    browser.cookies.set('halyard-theme', theme);

    const page = await browser.open(`${opened.settings.baseUrl}/oauth2/authorize?${authorizeQuery()}`);

    expect(page.markup).toContain(`<html lang="en" data-theme="${theme}">`);
  });

  test.each([
    ['en', 'Sign in', 'Incorrect username or password'],
    ['es', 'Iniciar sesión', 'Nombre de usuario o contraseña incorrectos'],
    ['fr', 'Connexion', 'Nom d’utilisateur ou mot de passe incorrect'],
    ['de', 'Anmelden', 'Benutzername oder Passwort ist falsch'],
    ['ja', 'サインイン', 'ユーザー名またはパスワードが正しくありません'],
  ])('speaks %s', async (language, title, words) => {
    const opened = await open();
    await opened.addConfirmed(email);
    const { browser, page } = await openPage(opened, language);

    const rejected = await browser.submit({ email, password: 'not the password' });

    expect(page.markup).toContain(`<html lang="${language}">`);
    expect(page.title).toBe(title);
    expect(rejected.notice).toBe(words);
  });

  test('says what is missing at its field, and asks nobody', async () => {
    const opened = await open();
    const { browser } = await openPage(opened);

    const { markup } = await browser.submit({ email: ' ', password: '' });

    expect(markup).toContain('<p id="email-error" class="error">Email is required</p>');
    expect(markup).toMatch(/id="password"[^>]* aria-describedby="password-error" aria-invalid="true"/);
    expect(opened.events()).toEqual([]);
  });

  test('rejects in the words of the catalogue, with the way out where there is one', async () => {
    const opened = await open();
    await opened.signUp('new@example.com');
    const id = await opened.addConfirmed(email);
    await opened.provider.admin.requireReset(id);
    const { browser } = await openPage(opened);

    const unknown = await browser.submit({ email: 'nobody@example.com', password });
    expect(unknown.notice).toBe('User does not exist');
    const unverified = await browser.submit({ email: 'new@example.com', password });
    expect(unverified.notice).toBe('Account not verified. Please check your email for verification link');
    expect(unverified.markup).toContain('/login?confirm=new%40example.com"');
    const reset = await browser.submit({ email, password });
    expect(reset.notice).toBe('Password reset required');
    expect(reset.markup).toContain('/reset-password">Choose a new password');
  });

  test('locks after five wrong passwords, like every other door', async () => {
    const opened = await open();
    await opened.addConfirmed(email);
    const { browser } = await openPage(opened);

    for (let i = 0; i < 5; i += 1) await browser.submit({ email, password: 'wrong' });

    expect((await browser.submit({ email, password })).notice).toBe('Too many failed attempts. Try again later');
    expect((await opened.tryPassword(email, password)).error).toBe('LimitExceededException');
  });

  test('asks for the code of the authenticator app, and gives a second try', async () => {
    const opened = await open();
    await opened.addConfirmed(email);
    const { AccessToken } = await opened.signIn(email);
    const secret = String((await opened.call('AssociateSoftwareToken', { AccessToken })).body.SecretCode);
    await opened.call('VerifySoftwareToken', { AccessToken, UserCode: codeAt(secret, opened.now()) });
    await prefer(opened, { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
    opened.pass(minutes(1));
    const { browser } = await openPage(opened);

    const asked = await browser.submit({ email, password });
    expect(asked.markup).toContain('Enter the code from your authenticator app');
    expect((await giveCode(browser, '')).markup).toContain('Fill in this field');
    expect((await giveCode(browser, '000000')).notice).toBe('Invalid verification code');
    const code = codeAt(secret, opened.now());
    expect(hasCode(await giveCode(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`))).toBe(true);
  });

  test('a code that came too late, or after three wrong ones, leads back to the beginning', async () => {
    const opened = await open();
    await opened.addConfirmed(email);
    await prefer(opened, { EmailMfaSettings: { Enabled: true, PreferredMfa: true } });
    const { browser } = await openPage(opened);

    await browser.submit({ email, password });
    opened.pass(minutes(3));
    expect((await giveCode(browser, opened.lastCode(email))).notice).toMatch(/expired/);

    await browser.submit({ email, password });
    for (let i = 0; i < 3; i += 1) await giveCode(browser, '00000000');
    const spent = await giveCode(browser, opened.lastCode(email));
    expect([spent.title, hasCode(spent)]).toEqual(['Sign in', false]);
  });

  test('asks for a mailed code, and says where it went without saying all of it', async () => {
    const opened = await open();
    await opened.addConfirmed(email);
    await prefer(opened, { EmailMfaSettings: { Enabled: true, PreferredMfa: true } });
    const { browser } = await openPage(opened);

    const asked = await browser.submit({ email, password });

    expect(asked.markup).toContain('The code was sent to a***@e***.');
    expect(hasCode(await giveCode(browser, opened.lastCode(email)))).toBe(true);
  });

  test('lets choose between a text message and a mail', async () => {
    const opened = await open();
    await opened.addConfirmed(email);
    const { AccessToken } = await opened.signIn(email);
    const phone = '+441234567890';
    const UserAttributes = [{ Name: 'phone_number', Value: phone }];
    await opened.call('UpdateUserAttributes', { AccessToken, UserAttributes });
    await opened.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'phone_number' });
    const Code = opened.lastCode(phone);
    await opened.call('VerifyUserAttribute', { AccessToken, AttributeName: 'phone_number', Code });
    await prefer(opened, { EmailMfaSettings: { Enabled: true }, SMSMfaSettings: { Enabled: true } });
    const { browser } = await openPage(opened);

    const choice = await browser.submit({ email, password });
    expect(choice.markup).toContain('value="SMS_MFA">Code by text message</button>');
    expect(choice.markup).toContain('value="EMAIL_OTP">Code by email</button>');
    const asked = await giveCode(browser, 'SMS_MFA');
    expect(asked.markup).toContain('Enter the code from your phone');
    expect(hasCode(await giveCode(browser, opened.lastCode(phone)))).toBe(true);
  });

  test('sets an authenticator app up where the account has to have one', async () => {
    const opened = await open({ requiresSecondFactor: true });
    await opened.addConfirmed(email);
    const { browser } = await openPage(opened);

    const { markup } = await browser.submit({ email, password });
    const secret = (/id="secret"[^>]* value="([A-Z2-7 ]+)"/.exec(markup)?.[1] ?? '').replaceAll(' ', '');
    expect(markup).toMatch(/<svg[^>]* role="img" aria-label="QR code with the setup key for your authenticator app"/);
    expect(markup).toContain(`href="otpauth://totp/Halyard%3Aada%40example.com?secret=${secret}&amp;issuer=Halyard"`);
    const again = await giveCode(browser, '000000');
    expect(again.notice).toBe('Invalid verification code');
    expect(again.markup).toContain(secret.slice(0, 4));

    expect(hasCode(await giveCode(browser, codeAt(secret, opened.now())))).toBe(true);
    expect(opened.events().map(({ kind }) => kind)).toContain('second_factor_enabled');
  });

  test('takes an invitation up: a password of one’s own, twice the same, and good enough', async () => {
    const opened = await open();
    await opened.provider.admin.invite({ email, username: 'ada', attributes: {} });
    const { browser } = await openPage(opened);

    const asked = await browser.submit({ email, password: opened.lastCode(email) });
    expect(asked.title).toBe('Choose a new password');
    const differing = await browser.submit({ answer: password, confirm: 'Night-chart-7782' });
    expect(differing.markup).toContain('Passwords do not match');
    const weak = await browser.submit({ answer: 'password', confirm: 'password' });
    expect(weak.notice).toBe('Password does not meet requirements');

    expect(hasCode(await browser.submit({ answer: password, confirm: password }))).toBe(true);
    expect((await opened.tryPassword(email, password)).error).toBeNull();
  });

  test('a page may stay open for half an hour, not for longer', async () => {
    const opened = await open();
    await opened.addConfirmed(email);
    const { browser } = await openPage(opened);

    opened.pass(minutes(29));
    expect((await browser.submit({ email, password: 'wrong' })).notice).toBe('Incorrect username or password');
    opened.pass(minutes(31));
    const expired = await browser.submit({ email, password });

    expect(expired.title).toBe('This page has expired');
    expect(expired.markup).toContain('>Start again</a>');
  });

  test('fills in the address that the application knows', async () => {
    const opened = await open();
    const browser = openBrowser(opened.settings.baseUrl);

    const query = authorizeQuery({ login_hint: email });
    const { markup } = await browser.open(`${opened.settings.baseUrl}/oauth2/authorize?${query}`);

    expect(markup).toMatch(/name="email"[^>]* value="ada@example.com"/);
    expect(markup).toMatch(/name="password"[^>]* autofocus/);
  });
});
