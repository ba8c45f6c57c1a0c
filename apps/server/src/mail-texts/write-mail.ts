import { type Language, type Preferences, zoneNames } from '@halyard/contracts/accounts/preferences.ts';
import type { AlertKind } from '@halyard/contracts/events.ts';
import { writeDate, writeTime, writeZone } from '@halyard/contracts/format/format-instant.ts';
import type { Letter } from '@halyard/identity-provider';
import { eventSentence } from '@halyard/messages';
import { allMessages } from '@halyard/messages/all';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import type { MailTexts, MailWords } from './mail-texts.ts';

/** A mail as it is sent: the same as plain text and as HTML. A text message is `text` alone. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/** The sender, and the URL of the console. */
export type Sender = { readonly productName: string; readonly publicUrl: string };

/** The content of an email about an event of the log. `at` in milliseconds. */
export type Notice =
  | { readonly kind: 'new_sign_in'; readonly at: number; readonly address: string; readonly browser: string }
  | { readonly kind: 'sign_in_locked' }
  | { readonly kind: 'role_requested' | 'deletion_requested'; readonly who: string; readonly personId: string }
  | { readonly kind: 'role_decided'; readonly granted: boolean }
  | { readonly kind: 'password_expires'; readonly days: number }
  | Alert;

/** A work-related notification; `path` is where the console shows it. */
export type Alert = {
  readonly kind: 'alert';
  readonly event: AlertKind;
  readonly category: 'security' | 'intelligence' | 'system';
  readonly name: string;
  readonly message: string;
  readonly path: string;
};

/** Alerts that are mailed together; `more` of them are not listed. */
export type AlertDigest = {
  readonly kind: 'alert_digest';
  readonly lines: readonly string[];
  readonly more: number;
};

const texts: Readonly<Record<Language, MailTexts>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  ja: japanese,
};

/** Text as it may be in HTML, in content and in attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function lay({ subject, lines }: MailWords, link?: string): Mail {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
  const anchor = link === undefined ? [] : [`<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`];
  return {
    subject,
    text: [...lines, ...(link === undefined ? [] : [link])].join('\n\n'),
    html: [...paragraphs, ...anchor].join('\n'),
  };
}

/** Fills the form; the code is sent only when the person presses the button, never by following the link. */
const codeLink = (publicUrl: string, path: '/login' | '/reset-password', email: string, code: string) =>
  `${publicUrl}${path}?${new URLSearchParams({ confirm: email, code })}`;

/** A text message has neither subject nor HTML. */
const layText = (text: string): Mail => ({ subject: '', text, html: '' });

/** Returns the text of a letter of the identity provider, in the recipient's language. */
export function writeLetter(letter: Letter, { productName, publicUrl }: Sender, language: Language): Mail {
  const words = texts[language];
  switch (letter.kind) {
    case 'sign_up_code':
      return lay(
        words.sign_up_code({ productName, code: letter.code }),
        codeLink(publicUrl, '/login', letter.to, letter.code),
      );
    case 'reset_code':
      return lay(
        words.reset_code({ productName, code: letter.code }),
        codeLink(publicUrl, '/reset-password', letter.to, letter.code),
      );
    case 'attribute_code':
    case 'sign_in_code':
    case 'step_up_code':
      return lay(words[letter.kind]({ productName, code: letter.code }));
    case 'text_code':
      return layText(words.text_code({ productName, code: letter.code }));
    case 'invitation':
      return lay(words.invitation({ productName, temporaryPassword: letter.code }), `${publicUrl}/login`);
    case 'email_changed_notice':
      return lay(words.email_changed_notice({ productName }));
    case 'password_changed_notice':
      return lay(words.password_changed_notice({ productName }), `${publicUrl}/reset-password`);
  }
}

function writeInstant(at: number, { timezone, dateFormat }: Preferences): string {
  const zone = zoneNames[timezone];
  return `${writeDate(at, zone, dateFormat)} ${writeTime(at, zone)} ${writeZone(at, zone)}`;
}

/** An alert in one line, as it is in a digest. */
export const writeAlertLine = ({ event, name }: Alert, language: Language): string =>
  eventSentence(allMessages[language].events, event, name);

export function writeDigest(
  { lines, more }: AlertDigest,
  { productName, publicUrl }: Sender,
  language: Language,
): Mail {
  return lay(texts[language].alert_digest({ productName, happened: lines, more }), `${publicUrl}/notifications`);
}

/** Returns the text of a notice, in the recipient's language and date format. */
export function writeNotice(notice: Notice, { productName, publicUrl }: Sender, preferences: Preferences): Mail {
  const words = texts[preferences.language];
  switch (notice.kind) {
    case 'new_sign_in':
      return lay(
        words.new_sign_in({ productName, ...notice, at: writeInstant(notice.at, preferences) }),
        `${publicUrl}/profile`,
      );
    case 'sign_in_locked':
      return lay(words.sign_in_locked({ productName }), `${publicUrl}/settings?tab=security`);
    case 'role_requested':
    case 'deletion_requested':
      return lay(words[notice.kind]({ productName, who: notice.who }), `${publicUrl}/users?user=${notice.personId}`);
    case 'role_decided':
      return lay(words.role_decided({ productName, granted: notice.granted }));
    case 'password_expires':
      return lay(words.password_expires({ productName, days: notice.days }), `${publicUrl}/profile`);
    case 'alert': {
      const happened = writeAlertLine(notice, preferences.language);
      return lay(words.alert({ productName, happened, message: notice.message }), `${publicUrl}${notice.path}`);
    }
  }
}
