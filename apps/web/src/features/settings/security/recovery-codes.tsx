import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import sections from '../../../ui/layout/sections.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Question } from '../question.tsx';
import styles from '../settings.module.css';
import { useMakeRecoveryCodes } from '../settings-queries.ts';
import { CodeList } from './code-list.tsx';

function NotKnown() {
  const { security: text } = useMessages(settingsWords);
  return (
    <div>
      <span className={sections.name}>{text.codesNotKnown}</span>
      <p className={styles.quiet}>{text.codesElsewhere}</p>
    </div>
  );
}

function CodesLeft({ left }: { readonly left: number }) {
  const text = useMessages(settingsWords);
  const describeFailure = useDescribeError();
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync: make, data, isPending, reset } = useMakeRecoveryCodes();

  async function makeNew() {
    setAsked(false);
    try {
      await make();
    } catch (error) {
      if (!(error instanceof StepUpDeclined))
        toasts.show('error', describeFailure(error, text.security.codesFailed), { error });
    }
  }

  return (
    <div className={styles.line}>
      <div>
        <span className={sections.name}>{text.security.codesLeft(left)}</span>
        <p className={styles.quiet}>{text.security.codesHint}</p>
      </div>
      <Button size="small" busy={isPending} onClick={() => (left > 0 ? setAsked(true) : void makeNew())}>
        {text.security.makeCodes}
      </Button>
      {isAsked && (
        <Question
          title={text.security.makeCodesTitle}
          isDangerous
          yes={text.security.makeCodes}
          onYes={makeNew}
          onClose={() => setAsked(false)}
        >
          <p>{text.security.makeCodesQuestion}</p>
        </Question>
      )}
      {data && (
        <Dialog
          title={text.codes.title}
          closeLabel={text.close}
          onClose={reset}
          actions={
            <Button variant="primary" onClick={reset}>
              {text.done}
            </Button>
          }
        >
          <CodeList codes={data.codes} />
        </Dialog>
      )}
    </div>
  );
}

type Props = {
  /** Null if the cloud user pool manages them. */
  readonly left: number | null;
};

/** How many codes are left, and new ones in their place. */
export const RecoveryCodes = ({ left }: Props) => (left === null ? <NotKnown /> : <CodesLeft left={left} />);
