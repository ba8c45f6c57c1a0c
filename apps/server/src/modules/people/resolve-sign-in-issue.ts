import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import type { SignInRemedy } from '@halyard/contracts/sign-in-state.ts';
import type { IdentityAdmin } from '@halyard/identity-provider';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../database/database.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import { translateErrors } from '../../platform/callers/identity-errors.ts';
import type { ChangePerson, WithinIdentity } from './change-person.ts';
import type { Person } from './person-store.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';

type Options = {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly identityWithin: WithinIdentity;
  readonly change: ChangePerson;
};

type Mending = {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly person: Person;
  readonly identity: IdentityAdmin;
};

/** Does what an administrator chose against an obstacle, in one transaction; rejects what does not apply. */
export function createMendSignIn({ log, clock, identityWithin, change }: Options) {
  async function record({ tx, actor, person }: Mending, kind: EventKind) {
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

  async function requireUnconfirmed({ identity, person }: Mending) {
    const account = await identity.readUser(person.id);
    if (account?.status !== 'UNCONFIRMED') throw new ApiError('not_unconfirmed');
  }

  /** The administrator vouches for the address that waits for its code. */
  async function confirmNewEmail(mending: Mending) {
    const { person, identity } = mending;
    await translateErrors(identity.setEmail(person.id, person.email), { AliasExistsException: 'email_taken' });
    await record(mending, 'user_updated');
  }

  async function confirm(mending: Mending) {
    const { tx, actor, person, identity } = mending;
    if (person.sign_in_email !== null) {
      await confirmNewEmail(mending);
      return;
    }
    await requireUnconfirmed(mending);
    // Whoever waits to be confirmed waits for nothing else; whoever was deactivated stays so.
    if (person.status === 'pending') {
      await change.setStatus(tx, actor, person, 'active');
      return;
    }
    await identity.confirm(person.id);
    await record(mending, 'user_updated');
  }

  async function activate(mending: Mending) {
    const { tx, actor, person, identity } = mending;
    if (person.status !== 'active') {
      await change.setStatus(tx, actor, person, 'active');
      return;
    }
    await identity.setEnabled(person.id, true);
    await record(mending, 'user_activated');
  }

  const remedies: Readonly<Record<SignInRemedy, (mending: Mending) => Promise<void>>> = {
    activate,
    confirm,
    async send_code(mending) {
      const { identity, person } = mending;
      const sending =
        person.sign_in_email === null
          ? identity.resendConfirmation(person.id)
          : identity.requestEmailChange(person.id, person.email);
      await translateErrors(sending, { NotAuthorizedException: 'not_unconfirmed' });
      await record(mending, 'confirmation_code_resent');
    },
    async send_invitation(mending) {
      await translateErrors(mending.identity.resendInvitation(mending.person.id), {
        UnsupportedUserStateException: 'not_invited',
      });
      await record(mending, 'invitation_resent');
    },
    async require_reset(mending) {
      // There is nothing to reset before someone has a password of their own.
      await translateErrors(mending.identity.requireReset(mending.person.id), { NotAuthorizedException: 'conflict' });
      await record(mending, 'password_reset_required');
    },
    async unlock(mending) {
      await mending.identity.unlock(mending.person.id);
      await record(mending, 'sign_in_unlocked');
    },
    async reset_second_factor(mending) {
      await resetSecondFactorOf(mending.identity, mending.person.id);
      await change.update(mending.tx, mending.person, { second_factor: 0 });
      await record(mending, 'second_factor_reset');
    },
  };

  return (tx: Transaction, actor: Actor, person: Person, remedy: SignInRemedy): Promise<void> =>
    remedies[remedy]({ tx, actor, person, identity: identityWithin(tx) });
}
