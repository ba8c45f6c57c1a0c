import { addIncidentUpdate, incidentName, listIncidents } from '@halyard/contracts/operations/incidents.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { SeverityMark } from '../../records/marks/severity-mark.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import styles from './ways.module.css';

const offered = '8';

/** The matching incidents; the newest without a search text. */
function useIncidents(search: string) {
  const call = useApi();
  return useQuery({
    queryKey: ['incidents', 'to-attach', search],
    queryFn: ({ signal }) =>
      call(listIncidents, { query: { ...(search !== '' && { search }), limit: offered }, signal }),
    placeholderData: keepPreviousData,
  });
}

function useAttach(onAttached: () => void) {
  const { attach: text } = useMessages(assistantWords);
  const call = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: ({ id, message }: { readonly id: string; readonly message: string }) =>
      call(addIncidentUpdate, { params: { id }, body: { message, note: true } }),
    onSuccess: ({ number }) => {
      toasts.show('success', text.done(incidentName(number)));
      for (const key of ['incidents', 'events']) void queries.invalidateQueries({ queryKey: [key] });
      onAttached();
    },
  });
}

type Props = {
  /** The text of the note. */
  readonly note: string;
  readonly onClose: () => void;
};

/** Asks which incident a note is for, and adds it there. */
export function AttachDialog({ note, onClose }: Props) {
  const text = useMessages(assistantWords);
  const describeError = useDescribeError();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const incidents = useIncidents(search.trim());
  const attach = useAttach(onClose);
  const found = incidents.data?.incidents ?? [];
  const isChosenShown = found.some(({ id }) => id === chosen);
  return (
    <Dialog
      title={text.attach.title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            disabled={!isChosenShown}
            busy={attach.isPending}
            onClick={() => chosen !== undefined && attach.mutate({ id: chosen, message: note })}
          >
            {text.attach.confirm}
          </Button>
        </>
      }
    >
      <TextField
        type="search"
        label={text.attach.search}
        value={search}
        maxLength={200}
        onChange={(event) => setSearch(event.target.value)}
      />
      <fieldset className={styles.incidents} aria-busy={incidents.isFetching}>
        <legend>{text.attach.incident}</legend>
        {found.map(({ id, number, title, severity }) => (
          <label key={id}>
            <input type="radio" name="incident" checked={id === chosen} onChange={() => setChosen(id)} />
            <SeverityMark severity={severity} compact />
            <code>{incidentName(number)}</code> <span>{title}</span>
          </label>
        ))}
        {incidents.isSuccess && found.length === 0 && <p className={styles.quiet}>{text.attach.none}</p>}
        {incidents.isError && (
          <p role="alert" className={styles.failure}>
            {text.attach.listFailed}
          </p>
        )}
      </fieldset>
      <details className={styles.preview}>
        <summary>{text.attach.preview}</summary>
        <pre>{note}</pre>
      </details>
      {attach.isError && (
        <p role="alert" className={styles.failure}>
          {describeError(attach.error, text.attach.failed)}
        </p>
      )}
    </Dialog>
  );
}
