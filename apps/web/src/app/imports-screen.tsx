import { allow } from '@halyard/contracts/policy.ts';
import { ImportsPage } from '../features/imports/imports-page.tsx';
import { Guard } from './guard/guard.tsx';

/** What came in, and what became of it; administrators and analysts. */
export const ImportsScreen = () => (
  <Guard permission={allow('imports', 'read')}>
    <ImportsPage />
  </Guard>
);
