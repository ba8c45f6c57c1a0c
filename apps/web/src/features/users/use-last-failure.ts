import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useActionFailure } from '../../api/errors/use-action-failure.ts';
import { StepUpDeclined } from '../../session/sign-in/step-up.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { usersWords } from '../../text/loaders/administration.ts';
import type { UserList } from './users-queries.ts';

/** The server's reason, or our text. Null if the user only did not re-enter the password. */
export function useDescribeFailure(): (error: unknown, otherwise: string) => string | null {
  const describe = useDescribeError();
  return (error, otherwise) => (error instanceof StepUpDeclined ? null : describe(error, otherwise));
}

type Failed = {
  readonly message: string;
  readonly error: unknown;
  /** When the list had failed last by then, in milliseconds since 1970; 0 for never. */
  readonly listFailedAt: number;
};

/** The newest failure of this screen, be it of the list or of a change; one banner shows it. */
export function useLastFailure({
  isError,
  error,
  errorUpdatedAt,
}: Pick<UserList, 'isError' | 'error' | 'errorUpdatedAt'>) {
  const describeFailure = useDescribeFailure();
  const { failures } = useMessages(usersWords);
  const [failed, setFailed] = useActionFailure<Failed>();
  const isListNewer = isError && errorUpdatedAt !== (failed?.listFailedAt ?? 0);

  function note(cause: unknown, kind: keyof typeof failures) {
    const message = describeFailure(cause, failures[kind]);
    if (message !== null) setFailed({ message, error: cause, listFailedAt: errorUpdatedAt });
  }

  return {
    message: isListNewer ? describeFailure(error, failures.list) : (failed?.message ?? null),
    error: isListNewer ? error : failed?.error,
    note,
    clear: () => setFailed(null),
  };
}
