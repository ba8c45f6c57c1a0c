import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session.ts';
import { useAbandonedSignIn } from '../../session/sign-in/use-abandoned-sign-in.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { landingWords } from '../../text/loaders/entrance.ts';
import { useProduct } from '../../text/product.ts';
import { useTitle } from '../../text/use-title.ts';
import buttons from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './landing.module.css';

const primary = classNames(buttons.button, buttons.primary);
const secondary = classNames(buttons.button, buttons.secondary);

function Doors() {
  const text = useMessages(landingWords);
  const { currentUser } = useSession();
  if (currentUser) {
    return (
      <div className={styles.doors}>
        <p>{text.greeting(currentUser.username)}</p>
        <Link to="/dashboard" className={primary}>
          {text.openDashboard}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.doors}>
      <Link to="/login" className={primary}>
        {text.signIn}
      </Link>
      <Link to="/register" className={secondary}>
        {text.register}
      </Link>
    </div>
  );
}

/** Introduction and entry. */
export function LandingPage() {
  useAbandonedSignIn();
  const text = useMessages(landingWords);
  const { name } = useProduct();
  useTitle(text.title);
  return (
    <div className={styles.lead}>
      <h1>{text.welcome(name)}</h1>
      <p className={styles.about}>{text.about}</p>
      <Doors />
    </div>
  );
}
