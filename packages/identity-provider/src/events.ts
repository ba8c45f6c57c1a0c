/** Fields of every event. `userId` is null if no one by that name is known; `at` is milliseconds since 1970. */
type Occasion = { readonly userId: string | null; readonly address: string | null; readonly at: number };

/** Events of the user pool, reported to the product in the same transaction as the change itself. */
export type IdentityEvent =
  | (Occasion & {
      readonly kind: 'account_registered';
      readonly userId: string;
      /** The readable, unique name (`preferred_username`). */
      readonly username: string;
      readonly email: string;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly company: string | null;
      /** E.164, proven or not. */
      readonly phone: string | null;
      /** The role requested at sign-up; never a grant. */
      readonly requestedRole: RequestedRole;
    })
  | (Occasion & { readonly kind: 'account_confirmed'; readonly userId: string })
  | (Occasion & {
      readonly kind: 'signed_in';
      readonly userId: string;
      readonly userAgent: string | null;
      /** The sign-in came from a remembered device, and proved it. */
      readonly deviceKnown: boolean;
    })
  | (Occasion & { readonly kind: 'email_changed'; readonly userId: string; readonly email: string })
  | (Occasion & {
      readonly kind: 'attributes_changed';
      readonly userId: string;
      readonly username: string;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly company: string | null;
      readonly phone: string | null;
    })
  | (Occasion & {
      readonly kind:
        | 'sign_in_failed'
        | 'sign_in_locked'
        | 'signed_out'
        | 'signed_out_everywhere'
        | 'refresh_token_reused'
        | 'password_reset_requested'
        | 'password_changed'
        | 'second_factor_enabled'
        | 'second_factor_disabled'
        | 'mfa_failed'
        | 'recovery_code_used'
        | 'account_disabled'
        | 'account_enabled'
        | 'account_deleted'
        | 'passkey_added'
        | 'passkey_clone_suspected'
        | 'passkey_removed'
        | 'phone_verified';
    });

export const requestedRoles = ['admin', 'analyst', 'user'] as const;
export type RequestedRole = (typeof requestedRoles)[number];
