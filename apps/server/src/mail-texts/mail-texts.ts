/** The text of an email: its composer appends links below. */
export type MailWords = { readonly subject: string; readonly lines: readonly string[] };

type Product = { readonly productName: string };
type Code = Product & { readonly code: string };

/** Every mail of the product. Another language has to have them all, or it does not compile. */
export type MailTexts = {
  readonly sign_up_code: (of: Code) => MailWords;
  readonly reset_code: (of: Code) => MailWords;
  readonly attribute_code: (of: Code) => MailWords;
  readonly sign_in_code: (of: Code) => MailWords;
  readonly step_up_code: (of: Code) => MailWords;
  /** A text message: one short sentence without a link, with the code first where a lock screen cuts it. */
  readonly text_code: (of: Code) => string;
  readonly email_changed_notice: (of: Product) => MailWords;
  readonly password_changed_notice: (of: Product) => MailWords;
  /** `temporaryPassword` is good for seven days. */
  readonly invitation: (of: Product & { readonly temporaryPassword: string }) => MailWords;
  /** `at` is date, time and zone in the user's format; `browser` is '' if unknown. */
  readonly new_sign_in: (
    of: Product & { readonly at: string; readonly address: string; readonly browser: string },
  ) => MailWords;
  readonly sign_in_locked: (of: Product) => MailWords;
  readonly role_requested: (of: Product & { readonly who: string }) => MailWords;
  readonly role_decided: (of: Product & { readonly granted: boolean }) => MailWords;
  readonly deletion_requested: (of: Product & { readonly who: string }) => MailWords;
  readonly password_expires: (of: Product & { readonly days: number }) => MailWords;
  /** `message` is '' if there is none. */
  readonly alert: (of: Product & { readonly happened: string; readonly message: string }) => MailWords;
  /** Many alerts in one mail: those that are listed, and how many more there were. */
  readonly alert_digest: (of: Product & { readonly happened: readonly string[]; readonly more: number }) => MailWords;
};
