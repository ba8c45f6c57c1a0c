import { announce, announcementMax } from '@halyard/contracts/work/notifications.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../api/errors/use-action-failure.ts';
import { useFormat } from '../../preferences/format.ts';
import { useDraft } from '../../records/drafts/use-draft.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { notificationsWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import styles from './notifications.module.css';

/** For administrators: an announcement to all users. */
export function AnnouncementForm() {
  const { announcement: text } = useMessages(notificationsWords);
  const call = useApi();
  const toasts = useToasts();
  const format = useFormat();
  const describeError = useDescribeError();
  const { draft, write, drop } = useDraft('announcement', '');
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: (message: string) => call(announce, { body: { message } }),
    onSuccess() {
      drop();
      toasts.show('success', text.sent);
    },
  });
  const failure = useMutationFailure(send);

  function submit(event: FormEvent) {
    event.preventDefault();
    const message = draft.trim();
    const found =
      message === ''
        ? text.missing
        : [...message].length > announcementMax
          ? text.tooLong(format.number(announcementMax))
          : undefined;
    setProblem(found);
    if (!found && !send.isPending) send.mutate(message);
  }

  return (
    <Panel title={text.title}>
      <form noValidate className={styles.announcement} onSubmit={submit}>
        <TextAreaField
          label={text.label}
          error={problem}
          value={draft}
          onChange={({ target }) => {
            setProblem(undefined);
            write(target.value);
          }}
        />
        {failure && (
          <Banner error={failure} tone="error">
            {describeError(failure, text.failed)}
          </Banner>
        )}
        <Button type="submit" busy={send.isPending}>
          {send.isPending ? text.sending : text.send}
        </Button>
      </form>
    </Panel>
  );
}
