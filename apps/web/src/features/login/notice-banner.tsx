import { lazy, Suspense, useState } from 'react';
import { useVisitorText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import styles from './login.module.css';
import type { LoginStep, Notice } from './login-step.ts';

type Props = {
  readonly notice: Notice;
  readonly email: string;
  readonly onDismiss: () => void;
  readonly onStep: (step: LoginStep) => void;
};

// Few sign-ins end with a password that has to be replaced.
const ResetButton = lazy(async () => ({ default: (await import('./reset-button.tsx')).ResetButton }));

const EndWords = lazy(async () => ({ default: (await import('./end-words.tsx')).EndWords }));

/** The error, and the remedy if there is one. */
export function NoticeBanner({ notice, email, onDismiss, onStep }: Props) {
  const { login: text } = useVisitorText();
  const [failure, setFailure] = useState<string>();
  return (
    <Banner error={notice.error} tone="error" onDismiss={onDismiss} dismissLabel={text.dismiss}>
      <p>
        <Suspense>{notice.reason ? <EndWords reason={notice.reason} /> : notice.text}</Suspense>
      </p>
      {failure && <p>{failure}</p>}
      {notice.way === 'verify' && (
        <Button
          className={styles.way}
          size="small"
          onClick={() => onStep({ name: 'verify', email, code: '', justRegistered: false })}
        >
          {text.verifyNow}
        </Button>
      )}
      <Suspense>{notice.way === 'reset' && <ResetButton email={email} onFailed={setFailure} />}</Suspense>
    </Banner>
  );
}
