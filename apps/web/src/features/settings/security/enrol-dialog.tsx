import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import type { IdentityOperations } from '../../../session/provider/identity-operations.ts';
import { useIdentity } from '../../../session/use-identity.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import styles from '../settings.module.css';
import { useMakeRecoveryCodes } from '../settings-queries.ts';
import { CodeForm } from './code-form.tsx';
import { CodeList } from './code-list.tsx';
import { Secret } from './secret.tsx';

/** A secret of this dialog only: requested once, and discarded with it. */
const useSecret = ({ startAuthenticator }: IdentityOperations) =>
  useQuery({
    queryKey: ['authenticator', 'secret'],
    queryFn: () => startAuthenticator(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/** The sentence for a rejected code, by the protocol's exception. */
function useRejections() {
  const { enrol: text } = useMessages(settingsWords);
  return (error: unknown): string => {
    const { name = '' } = (error ?? {}) as { name?: string };
    if (name === 'LimitExceededException') return text.tooMany;
    const isWrong = ['CodeMismatchException', 'EnableSoftwareTokenMFAException'].includes(name);
    return isWrong ? text.wrongCode : text.failed;
  };
}

type ScanProps = { readonly identity: IdentityOperations; readonly onProven: () => void; readonly onClose: () => void };

function ScanDialog({ identity, onProven, onClose }: ScanProps) {
  const text = useMessages(settingsWords);
  const describe = useRejections();
  const { data, isError, error, refetch } = useSecret(identity);

  async function prove(code: string) {
    try {
      await identity.confirmAuthenticator(code);
      onProven();
      return undefined;
    } catch (error) {
      return describe(error);
    }
  }

  return (
    <Dialog title={text.enrol.title} closeLabel={text.close} onClose={onClose}>
      {isError && (
        <Banner error={error} tone="error">
          <div className={styles.offer}>
            {text.enrol.startFailed}
            <Button size="small" onClick={() => void refetch()}>
              {text.retry}
            </Button>
          </div>
        </Banner>
      )}
      {!data && !isError && <Spinner label={text.enrol.loading} />}
      {data && (
        <div className={styles.stack}>
          <Secret {...data} />
          <CodeForm
            label={text.enrol.code}
            hint={text.enrol.codeHint}
            yes={text.enrol.confirm}
            onCode={prove}
            onClose={onClose}
          />
        </div>
      )}
    </Dialog>
  );
}

type CodesProps = { readonly codes: ReturnType<typeof useMakeRecoveryCodes>; readonly onDone: () => void };

function CodesDialog({ codes, onDone }: CodesProps) {
  const failure = useMutationFailure(codes);
  const text = useMessages(settingsWords);
  const describeFailure = useDescribeError();
  const done = (
    <Button variant="primary" onClick={onDone}>
      {text.done}
    </Button>
  );
  return (
    <Dialog title={text.codes.title} closeLabel={text.close} onClose={onDone} actions={done}>
      {codes.isPending && <Spinner label={text.enrol.codesLoading} />}
      {failure && (
        <Banner error={failure} tone="error">
          <div className={styles.offer}>
            {describeFailure(failure, text.security.codesFailed)}
            <Button size="small" onClick={() => codes.mutate()}>
              {text.retry}
            </Button>
          </div>
        </Banner>
      )}
      {codes.data && <CodeList codes={codes.data.codes} />}
    </Dialog>
  );
}

type Props = {
  /** A cloud user pool has none. */
  readonly hasRecoveryCodes: boolean;
  readonly onEnrolled: () => void;
  readonly onClose: () => void;
};

/** Turns the second factor on: a secret for the app, one code that proves it, and the recovery codes, shown once. */
export function EnrolDialog({ hasRecoveryCodes, onEnrolled, onClose }: Props) {
  const identity = useIdentity();
  const codes = useMakeRecoveryCodes();
  const [isProven, setProven] = useState(false);

  function goOn() {
    if (!hasRecoveryCodes) return onEnrolled();
    setProven(true);
    codes.mutate();
  }

  // From here on sign-in requires a code, however this dialog is closed.
  if (isProven) return <CodesDialog codes={codes} onDone={onEnrolled} />;
  return <ScanDialog identity={identity} onProven={goOn} onClose={onClose} />;
}
