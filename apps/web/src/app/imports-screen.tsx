import { allow } from '@halyard/contracts/policy.ts';
import { useParams } from '@tanstack/react-router';
import { ImportsPage } from '../features/imports/imports-page.tsx';
import { ImportPreviewPage } from '../features/imports/preview/preview-page.tsx';
import { Guard } from './guard/guard.tsx';

/** Imports and their results; administrators and analysts. */
export const ImportsScreen = () => (
  <Guard permission={allow('imports', 'read')}>
    <ImportsPage />
  </Guard>
);

/** The effect of an import, before anything of it is stored. */
export function ImportPreviewScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <Guard permission={allow('imports', 'read')}>
      <ImportPreviewPage key={id} id={id} />
    </Guard>
  );
}
