import { lazy, Suspense } from 'react';
import { useVisitorText } from '../../text/words.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { Guard } from './guard.tsx';

const SignedInLayout = lazy(async () => ({ default: (await import('../layout/signed-in-layout.tsx')).SignedInLayout }));

/** Everything behind the sign-in. */
export function GuardedArea() {
  const { app: text } = useVisitorText();
  return (
    <Guard>
      <Suspense fallback={<Spinner fullScreen label={text.loading} />}>
        <SignedInLayout />
      </Suspense>
    </Guard>
  );
}
