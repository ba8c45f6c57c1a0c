import type { ValidationError } from '@halyard/contracts/work/schemas.ts';
import { useState } from 'react';
import { useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemaWorkWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { FileChoice } from '../file-choice.tsx';
import { useDescribeFault } from '../use-describe-fault.ts';
import { ErrorList } from './error-list.tsx';
import type { Validation } from './use-validation.ts';
import styles from './validate.module.css';

type Props = { readonly validation: Validation; readonly onShow: (error: ValidationError) => void };

function Result({ validation, onShow }: Props) {
  const { validate: text } = useMessages(schemaWorkWords);
  const describeFault = useDescribeFault();
  const format = useFormat();
  const { result, error, isStale, clear } = validation;
  if (error)
    return (
      <Banner error={error} tone="error">
        {describeFault(error, text)}
      </Banner>
    );
  if (!result) return null;
  const { valid, errors, more, tookMs } = result;
  const listed = format.number(errors.length);
  const count = more > 0 ? text.atLeast(format.number(errors.length + more)) : text.invalid(errors.length, listed);
  return (
    <>
      <Banner error={null} tone={valid ? 'success' : 'error'}>
        {valid ? text.valid : count} {text.took(format.number(Math.round(tookMs)))}
      </Banner>
      {isStale && <p className={styles.note}>{text.stale}</p>}
      {errors.length > 0 && <ErrorList errors={errors} onShow={onShow} />}
      <Button size="small" className={styles.clear} onClick={clear}>
        {text.clear}
      </Button>
    </>
  );
}

/** Validates a document against the schema: pasted or from a file. It stays until the screen is left. */
export function ValidateTab({ validation, onShow }: Props) {
  const { validate: text, make } = useMessages(schemaWorkWords);
  const size = useSize();
  const [isUnreadable, setUnreadable] = useState(false);
  const [checkedAt, setCheckedAt] = useState(0);
  const { document, fault, bytes, isChecking } = validation;
  const problem = fault === 'tooLarge' ? text.tooLarge(size(bytes())) : fault && text.empty;

  async function take(file: File) {
    try {
      validation.write(await file.text());
      setUnreadable(false);
    } catch {
      // Moved or locked since it was chosen.
      setUnreadable(true);
    }
  }

  return (
    <div className={styles.tab}>
      <Form
        className={styles.form}
        checkedAt={checkedAt}
        onSubmit={() => {
          validation.check();
          setCheckedAt((count) => count + 1);
        }}
      >
        <TextAreaField
          label={text.label}
          hint={text.hint}
          error={problem}
          rows={12}
          spellCheck={false}
          className={styles.document}
          value={document}
          onChange={(event) => validation.write(event.target.value)}
        />
        <FileChoice
          label={text.choose}
          drop={make.drop}
          accept=".json,application/json"
          error={isUnreadable ? text.unreadable : undefined}
          onFile={(file) => void take(file)}
        />
        <div>
          <Button type="submit" busy={isChecking}>
            {isChecking ? text.checking : text.check}
          </Button>
        </div>
      </Form>
      <Result validation={validation} onShow={onShow} />
    </div>
  );
}
