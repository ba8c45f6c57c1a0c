import { decodeJwt } from 'jose';
import type { Core } from '../../core.ts';
import { IdentityError } from '../../identity-error.ts';
import { describeError, mayTryAgain, type Notice } from '../describe-error.ts';
import type { AuthorizeRequest } from '../grant/authorize-request.ts';
import { expiredPage } from '../pages/message-page.ts';
import { showField, writeSignInPage } from '../pages/sign-in-page.ts';
import { writeStepPage } from '../pages/step-page.ts';
import { answerField, confirmField, type Fault } from '../pages/step-panels.ts';
import { once, readForm } from '../read-form.ts';
import type { HostedSession } from '../session/hosted-session.ts';
import { openPage, type Step } from '../session/page-seal.ts';
import { type Progress, takePassword, takeStep } from '../take-step.ts';
import type { Visit } from '../visit.ts';
import { leadBackWithCode, withAsked } from './authorize.ts';

/** `GET /login`: the page with the form for email and password. */
export const answerLogin = (visit: Visit): Promise<Response> =>
  withAsked(visit, (asked) => writeSignInPage(visit, asked, { email: asked.loginHint ?? '' }));

/** The session that a token of ours, made a moment ago, belongs to. */
async function findSession({ ports }: Core, accessToken: string): Promise<HostedSession> {
  const { origin_jti: originJti, sub = '' } = decodeJwt(accessToken);
  const family = await ports.read.families.find(String(originJti));
  const user = await ports.read.users.byId(sub);
  if (!family || !user) throw new IdentityError('NotAuthorizedException', 'Invalid session for the user.');
  return { family, user };
}

async function goOn(visit: Visit, asked: AuthorizeRequest, progress: Progress, notice?: Notice): Promise<Response> {
  if (progress.outcome === 'asked')
    return writeStepPage(visit, asked, { step: progress.step, ...(notice && { notice }) });
  const session = await findSession(visit.core, progress.accessToken);
  return leadBackWithCode(visit, asked, { session, isFresh: true });
}

async function submitPassword(visit: Visit, asked: AuthorizeRequest, form: URLSearchParams): Promise<Response> {
  const username = once(form, 'email')?.trim() ?? '';
  const password = once(form, 'password') ?? '';
  const show = once(form, showField);
  if (show !== undefined)
    return writeSignInPage(visit, asked, { email: username, shownPassword: show === 'on' ? password : undefined });
  const missing = { email: username === '', password: password === '' };
  if (missing.email || missing.password) return writeSignInPage(visit, asked, { email: username, missing });
  try {
    return await goOn(visit, asked, await takePassword(visit, { username, password }));
  } catch (cause) {
    if (!(cause instanceof IdentityError)) throw cause;
    return writeSignInPage(visit, asked, { email: username, notice: describeError(cause, visit.words) });
  }
}

/** Spaces belong to a password; codes are shown with them and typed with them, and have none. */
const readAnswer = (form: URLSearchParams, { challenge }: Step): string => {
  const answer = once(form, answerField) ?? '';
  return challenge === 'NEW_PASSWORD_REQUIRED' ? answer : answer.replaceAll(/\s/g, '');
};

function findFault(form: URLSearchParams, { challenge }: Step, answer: string): Fault | undefined {
  if (answer === '') return 'missing';
  return challenge === 'NEW_PASSWORD_REQUIRED' && once(form, confirmField) !== answer ? 'mismatch' : undefined;
}

/** A repeated question was not answered well: this kind is repeated instead of rejected. */
const repeated = (visit: Visit, progress: Progress, { challenge }: Step): Notice | undefined =>
  progress.outcome === 'asked' && progress.step.challenge === challenge
    ? { text: visit.words.rejections.CodeMismatchException }
    : undefined;

async function submitStep(visit: Visit, asked: AuthorizeRequest, form: URLSearchParams, step: Step): Promise<Response> {
  const answer = readAnswer(form, step);
  const fault = findFault(form, step, answer);
  if (fault) return writeStepPage(visit, asked, { step, fault });
  try {
    const progress = await takeStep(visit, step, answer);
    return await goOn(visit, asked, progress, repeated(visit, progress, step));
  } catch (cause) {
    if (!(cause instanceof IdentityError)) throw cause;
    const notice = describeError(cause, visit.words);
    if (mayTryAgain(cause)) return writeStepPage(visit, asked, { step, notice });
    return writeSignInPage(visit, asked, { email: step.username, notice });
  }
}

/** `POST /login`: one page after the other, until no more steps are required. */
export const submitLogin = (visit: Visit): Promise<Response> =>
  withAsked(visit, async (asked) => {
    const form = await readForm(visit.request);
    const page = form && openPage(visit, once(form, 'page'));
    if (!form || !page) return expiredPage(visit);
    return page.step ? submitStep(visit, asked, form, page.step) : submitPassword(visit, asked, form);
  });
