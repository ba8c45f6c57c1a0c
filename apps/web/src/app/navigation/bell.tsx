import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '../../text/words.tsx';
import styles from './navigation.module.css';

const NotificationBell = lazy(async () => ({
  default: (await import('./bell/notification-bell.tsx')).NotificationBell,
}));

/** The bell of the bar. Until its list has loaded it links to the notifications screen. */
export function Bell() {
  const { navigation: text } = useText();
  return (
    <Suspense
      fallback={
        <Link to="/notifications" aria-label={text.bell} className={styles.iconButton}>
          <BellIcon size={18} aria-hidden />
        </Link>
      }
    >
      <NotificationBell />
    </Suspense>
  );
}
