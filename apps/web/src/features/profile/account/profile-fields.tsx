import { type ChangeEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { FailureBanner } from '../../../ui/page/failure-banner.tsx';
import { findProblems, type ProfileDraft } from './profile-form.ts';
import type { ProfileEditing } from './use-profile-editing.ts';

type Props = {
  readonly editing: Exclude<ProfileEditing['editing'], { state: 'display' }>;
  readonly onType: ProfileEditing['type'];
  readonly onSave: () => void;
};

/** Name, address and password. */
export function ProfileFields({ editing, onType, onSave }: Props) {
  const { account: text } = useMessages(profileWords);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { draft, checkedAt, failure } = editing;
  const isSaving = editing.state === 'saving';
  const problems = checkedAt > 0 ? findProblems(draft) : [];
  const wordsOf = (name: keyof ProfileDraft) => {
    const problem = problems.find((other) => other === name);
    return problem && text.problems[problem];
  };
  const field = (name: keyof ProfileDraft) => ({
    name,
    value: draft[name],
    readOnly: isSaving,
    error: wordsOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType({ [name]: target.value }),
  });
  const secret = {
    autoComplete: 'new-password',
    maxLength: 256,
    showLabel: text.showPassword,
    hideLabel: text.hidePassword,
  };
  return (
    <Form onSubmit={onSave} checkedAt={checkedAt}>
      <FailureBanner failure={failure} />
      <TextField
        {...field('username')}
        ref={first}
        label={text.username}
        hint={text.usernameHint}
        autoComplete="nickname"
        spellCheck={false}
        maxLength={64}
        required
      />
      <TextField
        {...field('email')}
        label={text.email}
        hint={text.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField {...field('firstName')} label={text.firstName} autoComplete="given-name" maxLength={256} />
      <TextField {...field('lastName')} label={text.lastName} autoComplete="family-name" maxLength={256} />
      <PasswordField {...field('password')} {...secret} label={text.newPassword} hint={text.passwordHint} />
      <PasswordField {...field('confirmation')} {...secret} label={text.confirmPassword} />
      <div>
        <Button type="submit" variant="primary" busy={isSaving}>
          {isSaving ? text.saving : text.save}
        </Button>
      </div>
    </Form>
  );
}
