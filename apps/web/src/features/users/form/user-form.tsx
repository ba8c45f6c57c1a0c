import { type AccountStatus, accountStatuses, type Role, roles } from '@halyard/contracts/accounts/roles.ts';
import { type Department, departments } from '@halyard/contracts/accounts/users.ts';
import type { Ref } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { UserDraft, UserProblems, UserValues } from './check-user.ts';

type Props = {
  readonly id: string;
  readonly first: Ref<HTMLInputElement>;
  readonly values: UserValues;
  readonly problems: UserProblems;
  /** Changes with every validation, so that the first invalid field takes the focus. */
  readonly checkedAt: number;
  /** Someone new: the status follows from the invitation. */
  readonly isNew: boolean;
  /** State derived from the URL. */
  readonly emailHint: string | undefined;
  readonly onChange: (change: UserDraft) => void;
  readonly onSubmit: () => void;
};

/** Administrative decisions about a user. */
export function UserForm({ id, first, values, problems, checkedAt, isNew, emailHint, onChange, onSubmit }: Props) {
  const text = useMessages(usersWords);
  const wordsFor = (problem: keyof typeof text.problems | undefined) => problem && text.problems[problem];
  return (
    <Form id={id} onSubmit={onSubmit} checkedAt={checkedAt}>
      <TextField
        ref={first}
        label={text.username}
        value={values.username}
        error={wordsFor(problems.username)}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={(event) => onChange({ username: event.target.value })}
      />
      <TextField
        type="email"
        label={text.email}
        value={values.email}
        error={wordsFor(problems.email)}
        hint={emailHint}
        autoComplete="off"
        required
        onChange={(event) => onChange({ email: event.target.value })}
      />
      {(['firstName', 'lastName'] as const).map((name) => (
        <TextField
          key={name}
          label={text[name]}
          value={values[name]}
          autoComplete="off"
          maxLength={256}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      <SelectField
        label={text.role}
        value={values.role}
        required
        onChange={(event) => onChange({ role: event.target.value as Role })}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {text.roles[role]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.department}
        value={values.department}
        required
        onChange={(event) => onChange({ department: event.target.value as Department })}
      >
        {departments.map((department) => (
          <option key={department} value={department}>
            {text.departments[department]}
          </option>
        ))}
      </SelectField>
      {!isNew && (
        <SelectField
          label={text.status}
          value={values.status}
          required
          onChange={(event) => onChange({ status: event.target.value as AccountStatus })}
        >
          {accountStatuses.map((status) => (
            <option key={status} value={status}>
              {text.statuses[status]}
            </option>
          ))}
        </SelectField>
      )}
    </Form>
  );
}
