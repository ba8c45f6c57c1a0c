import { Outlet } from '@tanstack/react-router';
import { ScreenBoundary } from './errors/boundaries.tsx';
import styles from './layout/layout.module.css';
import { useFocusOnArrival } from './layout/use-focus-on-arrival.ts';
import { useScreenPath } from './layout/use-screen-path.ts';

/** Landing, sign-in, registration and reset: content under the bar. */
export function PublicLayout() {
  const path = useScreenPath();
  const main = useFocusOnArrival(path);
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.publicMain}>
      <ScreenBoundary key={path}>
        <Outlet />
      </ScreenBoundary>
    </main>
  );
}
