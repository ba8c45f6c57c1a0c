import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type EndReason, forgetEndReason, readEndReason } from '../../session/end-reason.ts';
import type { HostedReturn } from '../../session/provider/hosted-login.ts';
import type { SignInDetails, SignInStep } from '../../session/provider/identity-client-type.ts';
import { forgetSignInState, readSignInState } from '../../session/sign-in/sign-in-state.ts';
import { useVisitorText } from '../../text/words.tsx';

/** What stands above the form: plain words, and sometimes the way out. */
export type Notice = {
  /** What failed, whose request is shown. */
  readonly error?: unknown;
  readonly text: string;
  readonly way?: 'verify' | 'reset';
  /** Why the last session ended; its words are fetched. */
  readonly reason?: EndReason | undefined;
};

/** Where signing in stands. */
export type LoginStep =
  | { readonly name: 'credentials'; readonly email: string; readonly notice?: Notice | undefined }
  | { readonly name: 'verify'; readonly email: string; readonly code: string; readonly justRegistered: boolean }
  /** Back from the company's sign-in page with its answer. */
  | { readonly name: 'company'; readonly answer: HostedReturn }
  | ChallengeStep;

/** Something is asked for beside the password; `email` is who is signing in, `notice` is said above it. */
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

// Steps that end with a new sign-in have panels of their own.
const ownPanels: readonly SignInStep[] = ['DONE', 'CONFIRM_SIGN_UP', 'RESET_PASSWORD'];

/** The step the page opens with: of a link or a way back, from registration, from an unfinished sign-in, else the form. */
export function useFirstStep(): LoginStep {
  const { session } = useVisitorText();
  const { error, confirm, code, state: reply } = useSearch({ from: '/public/login' });
  const state = useLocation({ select: (location) => location.state });
  const navigate = useNavigate();

  useEffect(() => {
    // The words have been shown and the code is in its field: neither survives a reload.
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
    // Not while it is read: a picture of the page that is thrown away must not take the reason with it.
    if (first.name !== 'challenge') forgetSignInState(sessionStorage);
  }, [first]);
  return first;
}
