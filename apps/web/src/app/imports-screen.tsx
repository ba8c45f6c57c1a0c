import { allow } from '@halyard/contracts/policy.ts';
import { useParams } from '@tanstack/react-router';
import { ImportsPage } from '../features/imports/imports-page.tsx';
import { ImportPreviewPage } from '../features/imports/preview/preview-page.tsx';
import { Guard } from './guard/guard.tsx';

/** What came in, and what became of it; administrators and analysts. */
export const ImportsScreen = () => (
  <Guard permission={allow('imports', 'read')}>
    <ImportsPage />
  </Guard>
);

/** What a file would bring, before anything of it is stored. */
export function ImportPreviewScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <Guard permission={allow('imports', 'read')}>
      <ImportPreviewPage key={id} id={id} />
    </Guard>
  );
}
