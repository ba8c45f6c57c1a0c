const timeoutMs = 10_000;

export type SendMail = (mail: { to: string; subject: string; text: string; html: string }) => Promise<unknown>;

/** Sends over SMTP; every step has ten seconds. The mailer is loaded only where there is a mail server. */
export async function createSmtpSender(smtpUrl: string, from: string): Promise<SendMail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (mail) => transport.sendMail({ from, ...mail });
}

/** Why a mail did not leave, without what the mail server said: it quotes the recipient. */
export function describeSmtpFailure(cause: unknown): string {
  const { responseCode, code } = cause as { readonly responseCode?: unknown; readonly code?: unknown };
  if (typeof responseCode === 'number') return `The mail server answered ${responseCode}.`;
  return typeof code === 'string' ? `The mail server could not be used (${code}).` : 'The mail could not be sent.';
}
