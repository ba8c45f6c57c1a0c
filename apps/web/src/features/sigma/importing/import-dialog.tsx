import { type SigmaState, sigmaStates } from '@halyard/contracts/inflow/sigma.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { DropZone } from '../../../importing/drop-zone.tsx';
import type { AcceptedFiles } from '../../../importing/file-fault.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import styles from './importing.module.css';
import type { Outcome, RuleFile } from './send-files.ts';
import { useImport } from './use-import.ts';

const isYaml = ({ name }: File) => /\.ya?ml$/i.test(name);

/** Imports rules from files that are dropped or chosen, or from pasted text, and shows the outcome of each. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useMessages(sigmaWords);
  const { import: words } = text;
  const format = useFormat();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const formId = useId();
  const [files, setFiles] = useState<readonly RuleFile[]>([]);
  const [pasted, setPasted] = useState('');
  const [state, setState] = useState<SigmaState>('testing');
  const [fault, setFault] = useState<string | null>(null);
  const importing = useImport();
  const { outcome, progress, failure } = importing;
  const taken: AcceptedFiles = {
    accept: '.yml,.yaml',
    validate: (file) => (isYaml(file) ? undefined : 'wrongKind'),
    words: { area: words.area, limits: words.limits, tooLarge: words.tooLarge, wrongKind: words.wrongKind },
  };

  async function take(given: Iterable<File>) {
    const all = [...given];
    const read = await Promise.all(
      all.filter(isYaml).map(async (file) => ({ name: file.name, text: await file.text() })),
    );
    setFault(all.some((file) => !isYaml(file)) ? words.wrongKind : null);
    setFiles((before) => [...before, ...read]);
  }

  async function submit() {
    const all = pasted.trim() === '' ? files : [...files, { name: words.pastedName, text: pasted }];
    if (all.length === 0) return setFault(words.nothing);
    setFault(null);
    await importing.run(all, state);
  }

  /** An undo reverts what one request did; several requests are reviewed in the list. */
  function leave(done: Outcome) {
    const count = done.created + done.updated;
    const [only, ...others] = done.changeIds;
    if (only && others.length === 0) offerUndo(words.done(count, format.number(count)), only);
    onClose();
  }

  const again = () => {
    setFiles([]);
    setPasted('');
    importing.again();
  };

  return (
    <Dialog
      title={words.title}
      closeLabel={text.close}
      onClose={() => (outcome ? leave(outcome) : onClose())}
      actions={
        outcome ? (
          <>
            <Button onClick={again}>{words.more}</Button>
            <Button variant="primary" onClick={() => leave(outcome)}>
              {text.close}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} busy={progress !== null}>
              {words.run}
            </Button>
          </>
        )
      }
    >
      {failure !== null && <FailureBanner failure={failureOf(failure, describeError(failure, text.failures.import))} />}
      {outcome ? (
        <ImportOutcome outcome={outcome} />
      ) : (
        <Form id={formId} onSubmit={() => void submit()}>
          <DropZone taken={taken} onFiles={(given) => void take(given)} />
          {files.length > 0 && (
            <div>
              <p className={styles.quiet} role="status">
                <Quantity>{words.files(files.length, format.number(files.length))}</Quantity>
              </p>
              <ul className={styles.files}>
                {files.slice(0, 100).map(({ name }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: files of one name may come from two folders.
                  <li key={index}>{name}</li>
                ))}
              </ul>
            </div>
          )}
          <TextAreaField
            label={words.pasted}
            className={styles.editor}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
            error={fault ?? undefined}
          />
          <SelectField
            label={words.state}
            hint={text.pane.stateHint[state]}
            value={state}
            onChange={({ target }) => setState(target.value as SigmaState)}
          >
            {sigmaStates.map((one) => (
              <option key={one} value={one}>
                {text.states[one]}
              </option>
            ))}
          </SelectField>
          {progress && (
            <p className={styles.quiet} role="status">
              <Quantity>{words.progress(format.number(progress.done), format.number(progress.all))}</Quantity>
            </p>
          )}
        </Form>
      )}
    </Dialog>
  );
}
