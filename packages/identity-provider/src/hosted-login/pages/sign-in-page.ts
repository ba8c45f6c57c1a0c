import type { Notice } from '../describe-error.ts';
import { type AuthorizeRequest, leadBack } from '../grant/authorize-request.ts';
import { sealPage } from '../session/page-seal.ts';
import type { Visit } from '../visit.ts';
import { writeField } from './field.ts';
import { consoleAddress, writeForm, writeNotice } from './form.ts';
import { html } from './html.ts';
import { writePage } from './page.ts';

/** The button that shows or hides the password. */
export const showField = 'show';

type Content = {
  readonly email: string;
  readonly notice?: Notice;
  /** Shown as it is, because the person asked to see it; it is never kept. */
  readonly shownPassword?: string | undefined;
  readonly missing?: { readonly email: boolean; readonly password: boolean };
};

/** The host the person will be at afterwards; the product's name where that is the console. */
const locationOf = ({ core }: Visit, { redirectUri }: AuthorizeRequest) => {
  const { host, origin } = new URL(redirectUri);
  return origin === new URL(core.config.baseUrl).origin ? core.config.productName : host;
};

const isRejected = ({ notice, missing }: Content) =>
  notice !== undefined || missing?.email === true || missing?.password === true;

/** E-mail and password. */
export function writeSignInPage(visit: Visit, asked: AuthorizeRequest, content: Content): Response {
  const { words } = visit;
  const { email, notice, missing, shownPassword } = content;
  const isShown = shownPassword !== undefined;
  const { sealed, cookie } = sealPage(visit, { step: undefined });
  const emailField = writeField({
    name: 'email',
    label: words.email,
    type: 'email',
    autocomplete: 'username',
    value: email,
    isFirst: email === '',
    error: missing?.email ? words.emailRequired : undefined,
  });
  const passwordField = writeField({
    name: 'password',
    label: words.password,
    type: isShown ? 'text' : 'password',
    autocomplete: 'current-password',
    value: shownPassword ?? '',
    isFirst: email !== '',
    error: missing?.password ? words.passwordRequired : undefined,
    isRejected: notice !== undefined,
  });
  const button = html`<button type="submit">${words.submit}</button>`;
  // After the other: Enter in a field presses the first.
  const label = isShown ? words.hidePassword : words.showPassword;
  const show = html`<button type="submit" class="show" name="${showField}" value="${isShown ? 'off' : 'on'}">${label}</button>`;
  const form = writeForm(visit, sealed, [emailField, passwordField, button, show]);
  const location = locationOf(visit, asked);
  const canceled = leadBack(visit.core, asked, {
    error: 'access_denied',
    error_description: 'The sign-in was canceled.',
  });
  const links = html`<p class="quiet links"><a href="${consoleAddress(visit, '/reset-password')}">${words.forgotPassword}</a><a href="${canceled}">${words.backTo(location)}</a></p>`;
  return writePage(visit, {
    title: words.title,
    lead: words.lead(location),
    body: html`${writeNotice(visit, notice, email)}${form}${links}`,
    status: isRejected(content) ? 400 : 200,
    cookies: [cookie],
    leadsTo: asked.redirectUri,
  });
}
