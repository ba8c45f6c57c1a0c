import { type AccountRole, accountRoles } from '@halyard/contracts/accounts/roles.ts';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { type ChangeEvent, useEffect, useState } from 'react';
import { describeIdentityError } from '../../session/provider/identity-errors.ts';
import { useSession } from '../../session/session.ts';
import { useSessionStore } from '../../session/session-provider.tsx';
import { useAbandonedSignIn } from '../../session/sign-in/use-abandoned-sign-in.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { JoiningText, useJoiningText } from '../../text/joining-text.tsx';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { type Failure, FailureBanner } from '../../ui/page/failure-banner.tsx';
import { Entrance } from '../../ui/page/public-page.tsx';
import styles from './register.module.css';
import {
  type Entries,
  emptyEntries,
  type FieldName,
  type Problem,
  validateRegistration,
} from './validate-registration.ts';

function useRegistration() {
  const words = useJoiningText();
  const identity = useIdentity();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  async function register({ confirmPassword: _, email, role, ...rest }: Entries) {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const delivery = await identity.signUp({ ...rest, email: email.trim(), role: role as AccountRole });
      if (delivery) toasts.show('success', words.register.sent);
      await navigate({ to: '/login', state: { confirmEmail: email.trim(), justRegistered: true } });
    } catch (error) {
      // Something that is not an error says nothing: the page has its own words for that.
      const said =
        error instanceof Error
          ? describeIdentityError('signUp', error, { ...words.session, signUp: words.register.rejections })
          : words.register.failed;
      setFailure({ words: said, error });
    }
    setBusy(false);
  }
  return { register, failure, isBusy };
}

/** The handling of a declared role here, once the provider has returned it. */
function useRoleHint(): string | undefined {
  const { register: text } = useJoiningText();
  const { readConfig } = useSessionStore();
  const [isGranted, setGranted] = useState<boolean>();
  useEffect(() => {
    // An unreachable provider is reported when a user registers.
    readConfig().then(
      ({ grantsRoles }) => setGranted(grantsRoles),
      () => undefined,
    );
  }, [readConfig]);
  if (isGranted === undefined) return undefined;
  return isGranted ? text.roleGranted : text.roleRequested;
}

function Registration() {
  const { login, register: text } = useJoiningText();
  useTitle(text.title);
  const { currentUser } = useSession();
  const [entries, setEntries] = useState(emptyEntries);
  const [problems, setProblems] = useState<Partial<Record<FieldName, Problem>>>({});
  const [checkedAt, setCheckedAt] = useState(0);
  const { register, failure, isBusy } = useRegistration();
  const roleHint = useRoleHint();
  if (currentUser) return <Navigate to="/dashboard" replace />;

  function submit() {
    const found = validateRegistration(entries);
    setProblems(found);
    if (Object.keys(found).length > 0) setCheckedAt(checkedAt + 1);
    else register(entries);
  }

  const field = (name: FieldName) => {
    const problem = problems[name];
    return {
      name,
      label: text[name],
      value: entries[name],
      error: problem && text.errors[problem],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        setEntries({ ...entries, [name]: target.value });
        setProblems({ ...problems, [name]: undefined });
      },
    };
  };
  const show = { showLabel: login.showPassword, hideLabel: login.hidePassword };

  return (
    <Entrance title={text.title} lead={text.about}>
      <FailureBanner failure={failure} />
      <Form onSubmit={submit} checkedAt={checkedAt}>
        <div className={styles.pair}>
          <TextField {...field('firstName')} ref={takeFocus} autoComplete="given-name" maxLength={100} />
          <TextField {...field('lastName')} autoComplete="family-name" maxLength={100} />
        </div>
        <TextField {...field('company')} autoComplete="organization" maxLength={200} />
        <TextField {...field('email')} type="email" autoComplete="username" maxLength={254} />
        <PasswordField
          {...show}
          {...field('password')}
          hint={text.passwordHint}
          autoComplete="new-password"
          maxLength={256}
        />
        <PasswordField {...show} {...field('confirmPassword')} autoComplete="new-password" maxLength={256} />
        <SelectField {...field('role')} hint={roleHint}>
          <option value="">{text.chooseRole}</option>
          {accountRoles.map((role) => (
            <option key={role} value={role}>
              {text.roles[role]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? text.submitting : text.submit}
        </Button>
      </Form>
      <p className={styles.other}>
        {text.haveAccount} <Link to="/login">{text.signIn}</Link>
      </p>
    </Entrance>
  );
}

/** A new account. */
export function RegisterPage() {
  useAbandonedSignIn();
  return (
    <JoiningText>
      <Registration />
    </JoiningText>
  );
}
