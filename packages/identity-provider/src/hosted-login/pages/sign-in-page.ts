import type { Notice } from '../describe-refusal.ts';
import type { AuthorizeRequest } from '../grant/authorize-request.ts';
import { sealPage } from '../session/page-seal.ts';
import type { Visit } from '../visit.ts';
import { writeField } from './field.ts';
import { consoleAddress, writeForm, writeNotice } from './form.ts';
import { html } from './html.ts';
import { writePage } from './page.ts';

type Content = {
  readonly email: string;
  readonly notice?: Notice;
  readonly missing?: { readonly email: boolean; readonly password: boolean };
};

/** The host the person will be at afterwards; the product's name where that is the console. */
const placeOf = ({ core }: Visit, { redirectUri }: AuthorizeRequest) => {
  const { host, origin } = new URL(redirectUri);
  return origin === new URL(core.config.baseUrl).origin ? core.config.productName : host;
};

const isRefused = ({ notice, missing }: Content) =>
  notice !== undefined || missing?.email === true || missing?.password === true;

/** E-mail and password. */
export function writeSignInPage(visit: Visit, asked: AuthorizeRequest, content: Content): Response {
  const { words } = visit;
  const { email, notice, missing } = content;
  const { sealed, cookie } = sealPage(visit, { step: undefined });
  const emailField = writeField({
    ...{ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: email },
    ...{ isFirst: email === '', error: missing?.email ? words.emailRequired : undefined },
  });
  const passwordField = writeField({
    ...{ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password' },
    ...{ isFirst: email !== '', error: missing?.password ? words.passwordRequired : undefined },
    isRefused: notice !== undefined,
  });
  const button = html`<button type="submit">${words.submit}</button>`;
  const form = writeForm(visit, sealed, [emailField, passwordField, button]);
  const forgot = html`<p class="quiet"><a href="${consoleAddress(visit, '/reset-password')}">${words.forgotPassword}</a></p>`;
  return writePage(visit, {
    ...{ title: words.title, lead: words.lead(placeOf(visit, asked)) },
    body: html`${writeNotice(visit, notice, email)}${form}${forgot}`,
    ...{ status: isRefused(content) ? 400 : 200, cookies: [cookie], leadsTo: asked.redirectUri },
  });
}
