import type { Letter } from '@halyard/identity-provider/ports.ts';

/** A letter in words: the same as plain text and as HTML. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

type Sender = { readonly productName: string; readonly publicUrl: string };
type Paragraphs = { readonly subject: string; readonly lines: readonly string[]; readonly link?: string };

/** Fills the form; the code is sent only when the person presses the button, never by following the link. */
const confirmationLink = (publicUrl: string, email: string, code: string) =>
  `${publicUrl}/login?${new URLSearchParams({ confirm: email, code })}`;

function compose(letter: Letter, { productName, publicUrl }: Sender): Paragraphs {
  switch (letter.kind) {
    case 'sign_up_code':
      return {
        subject: `${letter.code} is your ${productName} verification code`,
        lines: [
          `Your verification code is ${letter.code}. It is valid for 24 hours.`,
          'Enter it where you registered, or open this page and press Verify:',
        ],
        link: confirmationLink(publicUrl, letter.to, letter.code),
      };
    case 'reset_code':
      return {
        subject: `${letter.code} is your ${productName} password reset code`,
        lines: [
          `Your code to set a new password is ${letter.code}. It is valid for one hour.`,
          'If you did not ask for it, you need not do anything: your password stays as it is.',
        ],
      };
    case 'attribute_code':
      return {
        subject: `${letter.code} is your ${productName} verification code`,
        lines: [`Your code to confirm this address is ${letter.code}. It is valid for 24 hours.`],
      };
    case 'email_changed_notice':
      return {
        subject: `Your ${productName} email address was changed`,
        lines: [
          'Your account now uses another email address.',
          'If this was not you, contact your administrator at once.',
        ],
      };
    case 'password_changed_notice':
      return {
        subject: `Your ${productName} password was changed`,
        lines: [
          'Your password was changed, and your other sessions were ended.',
          'If this was not you, reset your password at once:',
        ],
        link: `${publicUrl}/reset-password`,
      };
  }
}

/** Text as it may stand in HTML, in content and in attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Finds the words for a letter of the identity provider. */
export function writeMail(letter: Letter, sender: Sender): Mail {
  const { subject, lines, link } = compose(letter, sender);
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
  const anchor = link === undefined ? [] : [`<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`];
  return {
    subject,
    text: [...lines, ...(link === undefined ? [] : [link])].join('\n\n'),
    html: [...paragraphs, ...anchor].join('\n'),
  };
}
