import type { SessionEntry } from '@halyard/contracts/accounts/profile.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { Button } from '../../../ui/button.tsx';
import sections from '../../../ui/layout/sections.module.css';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { Card } from '../card.tsx';
import { LoadFailed } from '../load-failed.tsx';
import styles from '../profile.module.css';
import { useEndOtherSessions, useEndSession, useSessions } from '../profile-queries.ts';
import { Question } from '../question.tsx';
import { SessionRow } from './session-row.tsx';

function EndOthers() {
  const describeFailure = useDescribeError();
  const { sessions: text } = useMessages(profileWords);
  const format = useFormat();
  const toasts = useToasts();
  const { mutate: endOthers, isPending } = useEndOtherSessions();
  const [isAsked, setAsked] = useState(false);
  const end = () =>
    endOthers(undefined, {
      onSuccess: ({ ended }) => toasts.show('success', text.othersEnded(ended, format.number(ended))),
      onError: (error) => toasts.show('error', describeFailure(error, text.endFailed), { error }),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {text.endOthers}
      </Button>
      {isAsked && (
        <Question
          title={text.endOthersTitle}
          yes={text.endOthers}
          isDangerous
          isBusy={isPending}
          onYes={end}
          onClose={() => setAsked(false)}
        >
          {text.endOthersQuestion}
        </Question>
      )}
    </>
  );
}

function SessionRows({ sessions }: { readonly sessions: readonly SessionEntry[] }) {
  const describeFailure = useDescribeError();
  const { sessions: text } = useMessages(profileWords);
  const toasts = useToasts();
  const { mutate: endSession, isPending, variables } = useEndSession();
  const end = (id: string, name: string) =>
    endSession(id, {
      onSuccess: () => toasts.show('success', text.ended(name)),
      onError: (error) => toasts.show('error', describeFailure(error, text.endFailed), { error }),
    });
  if (sessions.length === 0) return <p className={styles.quiet}>{text.none}</p>;
  return (
    <ul className={sections.rows} aria-label={text.title}>
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isBusy={isPending && variables === session.id}
          onEnd={(name) => end(session.id, name)}
        />
      ))}
    </ul>
  );
}

/** The user's sessions, newest activity first. */
export function SessionsCard() {
  const { sessions: text } = useMessages(profileWords);
  const { data, isPending, isError, refetch } = useSessions();
  const hasOthers = data?.some(({ current }) => !current);
  return (
    <Card title={text.title} actions={hasOthers && <EndOthers />} rows={data?.length}>
      {isPending && <Spinner label={text.loading} />}
      {isError && <LoadFailed onRetry={() => void refetch()}>{text.failed}</LoadFailed>}
      {data && <SessionRows sessions={data} />}
    </Card>
  );
}
