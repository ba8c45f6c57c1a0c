import type { SignInFix } from '@halyard/contracts/accounts/sign-in-state.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import type { IdentityAdmin } from '@halyard/identity-provider';
import type { Clock } from '../../../clock.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Actor, EventLog } from '../../../event-log/event-log.ts';
import { translateErrors } from '../../../platform/callers/identity-errors.ts';
import type { ChangePerson, WithinIdentity } from '../changes/change-person.ts';
import type { Person } from '../person-store.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';

type Options = {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly identityWithin: WithinIdentity;
  readonly change: ChangePerson;
};

type FixContext = {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly person: Person;
  readonly identity: IdentityAdmin;
};

/** Does what an administrator chose against an issue, in one transaction; rejects what does not apply. */
export function createResolveSignInIssue({ log, clock, identityWithin, change }: Options) {
  async function record({ tx, actor, person }: FixContext, kind: EventKind) {
    await log.record(tx, {
      at: clock(),
      kind,
      severity: 'medium',
      actor,
      audienceId: person.id,
      subject: person.username,
      objectType: 'person',
      objectId: person.id,
    });
  }

  async function requireUnconfirmed({ identity, person }: FixContext) {
    const account = await identity.readUser(person.id);
    if (account?.status !== 'UNCONFIRMED') throw new ApiError('not_unconfirmed');
  }

  /** The administrator vouches for the address that waits for its code. */
  async function confirmNewEmail(context: FixContext) {
    const { person, identity } = context;
    await translateErrors(identity.setEmail(person.id, person.email), { AliasExistsException: 'email_taken' });
    await record(context, 'user_updated');
  }

  async function confirm(context: FixContext) {
    const { tx, actor, person, identity } = context;
    if (person.sign_in_email !== null) {
      await confirmNewEmail(context);
      return;
    }
    await requireUnconfirmed(context);
    // A user waiting for confirmation waits for nothing else; a deactivated one stays so.
    if (person.status === 'pending') {
      await change.setStatus(tx, actor, person, 'active');
      return;
    }
    await identity.confirm(person.id);
    await record(context, 'user_updated');
  }

  async function activate(context: FixContext) {
    const { tx, actor, person, identity } = context;
    if (person.status !== 'active') {
      await change.setStatus(tx, actor, person, 'active');
      return;
    }
    await identity.setEnabled(person.id, true);
    await record(context, 'user_activated');
  }

  const fixes: Readonly<Record<SignInFix, (context: FixContext) => Promise<void>>> = {
    activate,
    confirm,
    async send_code(context) {
      const { identity, person } = context;
      const sending =
        person.sign_in_email === null
          ? identity.resendConfirmation(person.id)
          : identity.requestEmailChange(person.id, person.email);
      await translateErrors(sending, { NotAuthorizedException: 'not_unconfirmed' });
      await record(context, 'confirmation_code_resent');
    },
    async send_invitation(context) {
      await translateErrors(context.identity.resendInvitation(context.person.id), {
        UnsupportedUserStateException: 'not_invited',
      });
      await record(context, 'invitation_resent');
    },
    async require_reset(context) {
      // There is nothing to reset before someone has their own password.
      await translateErrors(context.identity.requireReset(context.person.id), { NotAuthorizedException: 'conflict' });
      await record(context, 'password_reset_required');
    },
    async unlock(context) {
      await context.identity.unlock(context.person.id);
      await record(context, 'sign_in_unlocked');
    },
    async reset_second_factor(context) {
      await resetSecondFactorOf(context.identity, context.person.id);
      await change.update(context.tx, context.person, { second_factor: 0 });
      await record(context, 'second_factor_reset');
    },
  };

  return (tx: Transaction, actor: Actor, person: Person, fix: SignInFix): Promise<void> =>
    fixes[fix]({ tx, actor, person, identity: identityWithin(tx) });
}
