import { allow } from '@halyard/contracts/policy.ts';
import { SourcesPage } from '../features/sources/sources-page.tsx';
import { Guard } from './guard/guard.tsx';

/** Alert sources; administrators and analysts. */
export const SourcesScreen = () => (
  <Guard permission={allow('sources', 'read')}>
    <SourcesPage />
  </Guard>
);
