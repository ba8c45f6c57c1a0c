import type { SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import { useId } from 'react';
import { useNow } from '../../../preferences/clock.tsx';
import { type Format, useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/administration.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import users from '../users.module.css';
import { Counters } from './counters.tsx';
import { Holdings } from './holdings.tsx';
import styles from './sign-in.module.css';

const aMinuteMs = 60_000;
const factorNames = ['authenticator', 'textMessage', 'mail'] as const;

type TimeProps = { readonly at: string | null /** Said where there is none. */; readonly otherwise: string };

/** How long ago, with the exact instant on hover. */
function Instant({ at, otherwise }: TimeProps) {
  const format = useFormat();
  const now = useNow(aMinuteMs);
  if (at === null) return otherwise;
  return (
    <time className={styles.moment} dateTime={at} title={format.dateTime(at)}>
      {format.relative(at, now)}
    </time>
  );
}

type Words = Awaited<ReturnType<typeof signInStateWords.load>>;

function describeFactors({ factors }: SignInState, text: Words): readonly string[] {
  return factorNames
    .filter((name) => factors[name] !== 'off')
    .map((name) => (factors[name] === 'preferred' ? text.preferred(text.factors[name]) : text.factors[name]));
}

/** Having none left is severe with a second factor, and irrelevant without one. */
function describeCodes(state: SignInState, text: Words, format: Format): string {
  const { recoveryCodesLeft: left } = state;
  if (left === null) return text.notKnown;
  return left === 0 && describeFactors(state, text).length === 0 ? text.none : format.number(left);
}

/** Whether the user has proven access to that address. */
const Proof = ({ children }: { readonly children: string }) => <span className={styles.quiet}> {children}</span>;

/** Which account this is, and where a code would be sent. */
function Account({ state }: { readonly state: SignInState }) {
  const text = useMessages(signInStateWords);
  const { status, enabled, email, emailVerified, phone, phoneVerified } = state;
  return (
    <>
      <Fact label={text.status}>{enabled ? text.statuses[status ?? 'UNKNOWN'] : text.off}</Fact>
      <Fact label={text.address}>
        {email ?? text.none}
        {email !== null && <Proof>{emailVerified ? text.verified : text.unverified}</Proof>}
      </Fact>
      <Fact label={text.phone}>
        {phone ?? text.none}
        {phone !== null && <Proof>{phoneVerified ? text.phoneVerified : text.phoneUnverified}</Proof>}
      </Fact>
    </>
  );
}

/** Configured sign-in methods. Values that a cloud user pool does not disclose are shown as unknown, never as none. */
export function Facts({ state }: { readonly state: SignInState }) {
  const text = useMessages(signInStateWords);
  const format = useFormat();
  const titleId = useId();
  const factors = describeFactors(state, text);
  const otherwise = (words: string) => (state.provider === 'cognito' ? text.notKnown : words);
  return (
    <section aria-labelledby={titleId} className={users.part}>
      <h3 id={titleId}>{text.facts}</h3>
      <dl className={classNames(users.facts, styles.facts)}>
        <Account state={state} />
        <Fact label={text.lastSignIn}>
          <Instant at={state.lastSignIn} otherwise={otherwise(text.never)} />
        </Fact>
        <Fact label={text.passwordChanged}>
          <Instant at={state.passwordChangedAt} otherwise={otherwise(text.never)} />
        </Fact>
        <Fact label={text.passwordExpires}>
          <Instant at={state.passwordExpiresAt} otherwise={otherwise(text.never)} />
        </Fact>
        {state.invitedUntil !== null && (
          <Fact label={text.invitedUntil}>
            <Instant at={state.invitedUntil} otherwise="" />
          </Fact>
        )}
        <Fact label={text.secondFactors}>{factors.length === 0 ? text.none : factors.join(', ')}</Fact>
        <Fact label={text.recoveryCodes}>{describeCodes(state, text, format)}</Fact>
      </dl>
      <Holdings state={state} />
      <Counters counters={state.counters} />
    </section>
  );
}
