import { useState } from 'react';
import { checkUser, type UserDraft, type UserProblems, type UserValues } from './check-user.ts';

type Options = {
  readonly kept: UserValues;
  readonly draft: UserDraft;
  readonly onDraft: (draft: UserDraft) => void;
  readonly send: (values: UserValues) => Promise<void>;
};

/** The values of a form: the saved ones with the input on top. An error is cleared when its field is edited. */
export function useUserForm({ kept, draft, onDraft, send }: Options) {
  const [problems, setProblems] = useState<UserProblems>({});
  const [checkedAt, setCheckedAt] = useState(0);
  const values = { ...kept, ...draft };

  function change(next: UserDraft) {
    onDraft({ ...draft, ...next });
    setProblems(({ username, email }) => ({
      ...(username && !('username' in next) && { username }),
      ...(email && !('email' in next) && { email }),
    }));
  }

  function submit() {
    const found = checkUser(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return setCheckedAt(checkedAt + 1);
    void send({ ...values, username: values.username.trim(), email: values.email.trim() });
  }

  return { values, problems, checkedAt, change, submit };
}
