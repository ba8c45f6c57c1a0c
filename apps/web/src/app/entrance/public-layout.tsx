import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ScreenBoundary } from '../errors/boundaries.tsx';
import { useFocusOnArrival } from '../layout/use-focus-on-arrival.ts';
import { useScreenPath } from '../layout/use-screen-path.ts';
import styles from './public-layout.module.css';

// The page is complete without them: they arrive after the form can be used.
const Picture = lazy(async () => ({ default: (await import('./showcase/picture.tsx')).Picture }));
const Truths = lazy(async () => ({ default: (await import('./showcase/truths.tsx')).Truths }));

/**
 * Landing, sign-in, registration and reset: the page's own column, with the product beside it and three proofs below.
 * Going from one page to another moves the column only.
 */
export function PublicLayout() {
  const path = useScreenPath();
  const main = useFocusOnArrival(path);
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.page} data-landing={path === '/' || undefined}>
      <div className={styles.column}>
        <ScreenBoundary key={path}>
          <Outlet />
        </ScreenBoundary>
      </div>
      <div className={styles.picture}>
        <Suspense>
          <Picture />
        </Suspense>
      </div>
      <div className={styles.truths}>
        <Suspense>
          <Truths />
        </Suspense>
      </div>
    </main>
  );
}
