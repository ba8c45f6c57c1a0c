import { lazy, type ReactNode, Suspense } from 'react';
import { TransportError } from '../../api/errors/transport-error.ts';
import { useVisitorText, type VisitorWords } from '../../text/words.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';

const reloadPage = () => window.location.reload();

type Props = { readonly children: ReactNode; readonly reload?: () => void };

const explain = (error: Error, { transport }: VisitorWords) =>
  error instanceof TransportError ? transport[error.problem] : error.message;

/** Wraps everything: it catches a failed startup. */
export function ApplicationBoundary({ children, reload = reloadPage }: Props) {
  const words = useVisitorText();
  const { app: text } = words;
  return (
    <ErrorBoundary
      fallback={(error) => (
        <ErrorScreen
          isWholePage
          title={text.applicationError}
          reason={explain(error, words)}
          error={error}
          action={text.reloadApplication}
          onAction={reload}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** The browsers' and Vite's error texts for a file of the console that could not be fetched. */
const isMissingFile = ({ message }: Error) =>
  /dynamically imported module|module script failed|unable to preload/i.test(message);

// Loaded with the banner about the lost connection.
const NotLoaded = lazy(async () => ({ default: (await import('../connection/connection-banner.tsx')).NotLoaded }));

type ScreenProps = Props & { readonly onError?: (error: Error) => void; readonly isWholePage?: boolean };

/** An error boundary around one screen: the rest of the console stays. `isWholePage` if there is no rest. */
export function ScreenBoundary({ children, reload = reloadPage, onError, isWholePage = false }: ScreenProps) {
  const { app: text } = useVisitorText();
  const explainFault = (error: Error) => (
    <ErrorScreen
      isWholePage={isWholePage}
      title={text.somethingWentWrong}
      reason={text.somethingWentWrongReason}
      error={error}
      action={text.reloadPage}
      onAction={reload}
    />
  );
  return (
    <ErrorBoundary
      {...(onError && { onError })}
      fallback={(error) =>
        isMissingFile(error) && !isWholePage ? (
          // On public pages it is not loaded.
          <ErrorBoundary fallback={explainFault}>
            <Suspense>
              <NotLoaded reload={reload} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          explainFault(error)
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}
