import { Outlet } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { ScreenBoundary } from '../errors/boundaries.tsx';
import { EventStrip } from '../event-strip/event-strip.tsx';
import { useReportUsage } from '../usage/use-report-usage.ts';
import { AssistantToggle } from './assistant-toggle.tsx';
import styles from './layout.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { screenOf, useScreenPath } from './use-screen-path.ts';

const ConnectionBanner = lazy(async () => ({
  default: (await import('../connection/connection-banner.tsx')).ConnectionBanner,
}));

const Nothing = () => null;

// It arrives after the screen, which works without it.
const Help = lazy<ComponentType>(() =>
  import('../help/help.tsx').then(
    (arrived) => ({ default: arrived.Help }),
    () => ({ default: Nothing }),
  ),
);

/** The frame of every protected screen: event strip, content and the assistant's toggle; the bar is above. */
export function SignedInLayout() {
  const path = useScreenPath();
  const main = useFocusOnArrival(path);
  const reportError = useReportUsage(screenOf(path));
  return (
    <>
      <div className={styles.besides}>
        <EventStrip />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense>
            <ConnectionBanner />
          </Suspense>
          <ScreenBoundary key={path} onError={reportError}>
            <Outlet />
          </ScreenBoundary>
        </main>
      </div>
      <AssistantToggle />
      <Suspense>
        <Help />
      </Suspense>
    </>
  );
}
