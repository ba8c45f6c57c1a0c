import type { Account } from '@halyard/contracts/accounts/account.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useSession } from '../../session/session.ts';
import { useText } from '../../text/words.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useScreenPath } from '../layout/use-screen-path.ts';
import { Bell } from './bell.tsx';
import { Brand } from './brand.tsx';
import styles from './navigation.module.css';
import { inlineModules, isBehindModules, isModule, modulesFor } from './screens.ts';
import { SearchBox } from './search-box.tsx';
import { UserMenu } from './user-menu.tsx';

function Clock() {
  const format = useFormat();
  const now = useNow(10_000);
  return (
    <span className={styles.clock}>
      <time dateTime={new Date(now).toISOString()}>{format.time(now)}</time> {format.zone(now)}
    </span>
  );
}

function ModuleItems({ person, close }: { readonly person: Account; readonly close: () => void }) {
  const { navigation: text } = useText();
  return modulesFor(person.role).map(({ key, to }) => (
    <Link key={key} role="menuitem" to={to} onClick={close}>
      {text.long[key]}
    </Link>
  ));
}

type Props = {
  readonly person: Account;
  /** Called with the part of the bar that the screen may fill. */
  readonly slot: (place: HTMLElement | null) => void;
};

/** The bar of signed-in people: modules, search, clock, bell and account. Where they are is marked in it, always. */
export function PersonBar({ person, slot }: Props) {
  const { entrance, navigation: text } = useText();
  const session = useSession();
  const navigate = useNavigate();
  const path = useScreenPath();
  const signOut = async () => {
    await session.signOut();
    await navigate({ to: '/login' });
  };
  return (
    <header className={styles.bar}>
      <Brand />
      <nav aria-label={entrance.main} className={styles.modules}>
        {inlineModules.map(({ key, to, inline }) => (
          <Link key={key} to={to} className={styles.link} activeProps={{ 'aria-current': 'page' }}>
            {text.short[inline]}
          </Link>
        ))}
        <Menu
          className={styles.link}
          isCurrent={isBehindModules(path)}
          trigger={
            <>
              {text.modules} <ChevronDown size={16} aria-hidden />
            </>
          }
        >
          {(close) => <ModuleItems person={person} close={close} />}
        </Menu>
      </nav>
      <div className={styles.tools}>
        <SearchBox />
        <Clock />
        <div ref={slot} className={styles.slot} />
        <Bell />
        <UserMenu person={person} onSignOut={signOut} />
        <div className={styles.mobileMenu}>
          <Menu
            trigger={<MenuIcon size={20} aria-hidden />}
            label={text.openMenu}
            className={styles.iconButton}
            isCurrent={isModule(path)}
            align="end"
          >
            {(close) => <ModuleItems person={person} close={close} />}
          </Menu>
        </div>
      </div>
    </header>
  );
}
