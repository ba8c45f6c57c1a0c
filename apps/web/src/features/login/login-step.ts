import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type EndReason, forgetEndReason, readEndReason } from '../../session/end-reason.ts';
import type { HostedReturn } from '../../session/provider/hosted-login.ts';
import type { SignInDetails, SignInStep } from '../../session/provider/identity-client-type.ts';
import { forgetSignInState, readSignInState } from '../../session/sign-in/sign-in-state.ts';
import { useVisitorText } from '../../text/words.tsx';

/** The content above the form: plain text, and sometimes a link. */
export type Notice = {
  /** The error whose request is shown. */
  readonly error?: unknown;
  readonly text: string;
  readonly way?: 'verify' | 'reset';
  /** Why the last session ended; its texts are fetched. */
  readonly reason?: EndReason | undefined;
};

/** The state of signing in. */
export type LoginStep =
  | { readonly name: 'credentials'; readonly email: string; readonly notice?: Notice | undefined }
  | { readonly name: 'verify'; readonly email: string; readonly code: string; readonly justRegistered: boolean }
  /** Back from the company's sign-in page with its answer. */
  | { readonly name: 'company'; readonly answer: HostedReturn }
  | ChallengeStep;

/** A challenge in addition to the password; `email` is the user signing in, `notice` is shown above it. */
export type ChallengeStep = {
  readonly name: 'challenge';
  readonly challenge: SignInStep;
  readonly details: SignInDetails;
  readonly email: string;
  readonly notice?: string | undefined;
};

const noticeMaxLength = 200;

/** VisitorWords from the address bar are anyone's: plain, short, and without control characters (decision G-064). */
export function cleanNotice(value: string): string {
  const plain = [...value].filter((character) => !/\p{Cc}|\p{Cf}/u.test(character));
  return plain.slice(0, noticeMaxLength).join('').trim();
}

// Steps that end with a new sign-in have their own panels.
const ownPanels: readonly SignInStep[] = ['DONE', 'CONFIRM_SIGN_UP', 'RESET_PASSWORD'];

/**
 * The initial step of the page: from a link or callback, from registration, from an unfinished sign-in, else the form.
 */
export function useFirstStep(): LoginStep {
  const { session } = useVisitorText();
  const { error, confirm, code, state: reply } = useSearch({ from: '/public/login' });
  const state = useLocation({ select: (location) => location.state });
  const navigate = useNavigate();

  useEffect(() => {
    // The message was shown and the code is in its field: neither survives a reload.
    if ((error ?? confirm ?? reply) !== undefined)
      navigate({ to: '/login', replace: true, state: (kept) => kept, search: {} });
  }, [error, confirm, reply, navigate]);
  useEffect(() => forgetEndReason(sessionStorage), []);

  const [first] = useState((): LoginStep => {
    if (reply !== undefined) return { name: 'company', answer: { state: reply, code, error } };
    if (confirm !== undefined) return { name: 'verify', email: confirm, code: code ?? '', justRegistered: false };
    if (state.confirmEmail)
      return { name: 'verify', email: state.confirmEmail, code: '', justRegistered: state.justRegistered === true };
    const unfinished = readSignInState(sessionStorage, Date.now());
    if (unfinished === 'expired') return { name: 'credentials', email: '', notice: { text: session.signInExpired } };
    if (unfinished && !ownPanels.includes(unfinished.challengeName)) {
      const { challengeName: challenge, details = {}, username: email } = unfinished;
      return { name: 'challenge', challenge, details, email };
    }
    const words = error !== undefined ? cleanNotice(error) : state.message;
    const reason = words === undefined ? readEndReason(sessionStorage) : undefined;
    const notice = words || reason ? { text: words ?? '', reason } : undefined;
    return { name: 'credentials', email: state.email ?? '', notice };
  });
  useEffect(() => {
    // Not while loading: a discarded render must not consume the reason.
    if (first.name !== 'challenge') forgetSignInState(sessionStorage);
  }, [first]);
  return first;
}
