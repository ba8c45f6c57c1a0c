/** `range`: addresses in CIDR notation; `domain`: in lower case, ASCII; `address`: one of email. */
export type WarningEntry = {
  readonly kind: 'range' | 'domain' | 'address';
  readonly value: string;
  readonly withSubdomains: boolean;
  /** Why it is on the list: a standard, an operator. */
  readonly note?: string;
};
