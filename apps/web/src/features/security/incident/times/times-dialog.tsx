import { timeMarks } from '@halyard/contracts/operations/incident-times.ts';
import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { InstantField } from '../../../../preferences/day-input.tsx';
import { usePreferences } from '../../../../preferences/preferences.tsx';
import { useRecordEdit } from '../../../../records/edit/use-record-edit.ts';
import { useOfferUndo } from '../../../../records/use-offer-undo.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { securityWords } from '../../../../text/loaders/intelligence.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { FormDialog } from '../../form-dialog.tsx';
import { useIncidentChanges } from '../../incident-changes.ts';
import { changedTimes, draftOfTimes, isOfStatus, problemsOf, type TimesProblem } from './times-draft.ts';

type Props = { readonly incident: Incident; readonly onClose: () => void };

/** When the incident started, was detected, reported, contained, resolved and closed. */
export function TimesDialog({ incident, onClose }: Props) {
  const { failures } = useMessages(securityWords);
  const text = useMessages(securityWords).incidentCase;
  const { times: words } = text;
  const { timeZone } = usePreferences();
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const [checkedAt, setCheckedAt] = useState(0);
  const name = incidentName(incident.number);
  const edit = useRecordEdit({
    name: `security times-${incident.id}`,
    record: incident,
    valuesOf: ({ times }) => draftOfTimes(times, timeZone),
    send: (values, { times, version }) =>
      changes.setTimes(incident.id, changedTimes(values, { seen: times, timeZone, now: Date.now() }), version),
    readNewer: () => changes.readNewer(incident.id),
    onSaved({ changeId }) {
      onClose();
      offerUndo(words.saved(name), changeId);
    },
    failed: failures.change,
  });
  const { values, newer, seen } = edit;
  const { times } = newer ?? seen;
  const problems = problemsOf(values, { seen: times, timeZone, now: Date.now() });
  const theirs = newer && draftOfTimes(newer.times, timeZone);

  function write(problem: TimesProblem | undefined): string | undefined {
    if (checkedAt === 0 || !problem) return undefined;
    if (problem.is === 'order') return words.order(text.marks[problem.before]);
    return problem.is === 'future' ? words.future : words.missing;
  }

  function hintOf(mark: (typeof timeMarks)[number]): string | undefined {
    const time = times[mark];
    if (time?.origin) return text.origins[time.origin](time.by ?? '');
    return time === null ? words.unknown : undefined;
  }

  return (
    <FormDialog
      title={words.title(name)}
      submitLabel={text.save}
      edit={edit}
      changed={
        theirs &&
        timeMarks
          .filter((mark) => theirs[mark] !== values[mark])
          .map((mark) => ({
            field: text.marks[mark],
            mine: values[mark].replace('T', ' ') || text.notSet,
            newer: theirs[mark].replace('T', ' ') || text.notSet,
          }))
      }
      checkedAt={checkedAt}
      onSubmit={() => (problems.length > 0 ? setCheckedAt(checkedAt + 1) : void edit.save())}
      onClose={onClose}
    >
      <p className={layout.quiet}>{words.hint(timeZone)}</p>
      {timeMarks
        .filter((mark) => !isOfStatus(mark) || times[mark] !== null)
        .map((mark) => (
          <InstantField
            key={mark}
            label={text.marks[mark]}
            timeLabel={words.time(text.marks[mark])}
            hint={hintOf(mark)}
            error={write(problems.find((problem) => problem.mark === mark))}
            value={values[mark]}
            onInstant={(value) => edit.change({ [mark]: value })}
          />
        ))}
    </FormDialog>
  );
}
