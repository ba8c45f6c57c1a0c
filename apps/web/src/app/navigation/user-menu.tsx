import type { Account } from '@halyard/contracts/accounts/account.ts';
import { fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { allow, can } from '@halyard/contracts/policy.ts';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useApi } from '../../api/call.ts';
import { densities, type Preferences, themes, usePreferences } from '../../preferences/preferences.tsx';
import { useSession } from '../../session/session.ts';
import { useText } from '../../text/words.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useScreenPath } from '../layout/use-screen-path.ts';
import styles from './navigation.module.css';
import { isBehindUserMenu } from './screens.ts';

const initialsOf = ({ firstName, lastName, username }: Account) =>
  (firstName && lastName ? `${[...firstName][0]}${[...lastName][0]}` : username.slice(0, 2)).toUpperCase();

const nameOf = ({ firstName, lastName, username }: Account) =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || username;

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly choices: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
};

function Choice<T extends string>({ label, choices, words, chosen, onChoose }: ChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a menu is not a fieldset.
    <div role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          role="menuitemradio"
          aria-checked={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {words[choice]}
          {choice === chosen && <Check size={16} aria-hidden className={styles.check} />}
        </button>
      ))}
    </div>
  );
}

/** Applies a theme immediately and saves it in the user's settings. */
function useChooseTheme() {
  const { set } = usePreferences();
  const { refreshAccount } = useSession();
  const call = useApi();
  return async (theme: Preferences['theme']) => {
    set({ theme });
    try {
      const { saveTheme } = await import('./save-theme.ts');
      await saveTheme(call, theme);
      await refreshAccount();
    } catch {
      // The server is unreachable: the choice is kept in this browser until its next start.
    }
  };
}

type Props = { readonly person: Account; readonly onSignOut: () => void };

export function UserMenu({ person, onSignOut }: Props) {
  const { dashboard, navigation: text } = useText();
  const path = useScreenPath();
  const { theme, density, set } = usePreferences();
  const chooseTheme = useChooseTheme();
  const role = fromAccountRole(person.role);
  const mayManagePeople = can(role, allow('users', 'list'));
  const maySeeImports = can(role, allow('imports', 'read'));
  const mayReadAudit = can(role, allow('audit', 'read'));
  return (
    <Menu
      trigger={
        <>
          <span aria-hidden>{initialsOf(person)}</span>
          <VisuallyHidden>{text.userMenu(person.username)}</VisuallyHidden>
        </>
      }
      className={styles.avatar}
      isCurrent={isBehindUserMenu(path)}
      align="end"
    >
      {(close) => (
        <>
          <div className={styles.who}>
            <strong>{nameOf(person)}</strong>
            <span>{person.email}</span>
            <span>{dashboard.roles[person.role]}</span>
          </div>
          <hr aria-hidden />
          <Link role="menuitem" to="/profile" onClick={close}>
            {text.profile}
          </Link>
          <Link role="menuitem" to="/todos" onClick={close}>
            {text.tasks}
          </Link>
          {maySeeImports && (
            <Link role="menuitem" to="/imports" onClick={close}>
              {text.imports}
            </Link>
          )}
          {mayManagePeople && (
            <Link role="menuitem" to="/users" onClick={close}>
              {text.long.users}
            </Link>
          )}
          {mayReadAudit && (
            <Link role="menuitem" to="/audit" onClick={close}>
              {text.audit}
            </Link>
          )}
          {can(role, allow('platform', 'read')) && (
            <Link role="menuitem" to="/admin/health" onClick={close}>
              {text.systemHealth}
            </Link>
          )}
          <Link role="menuitem" to="/settings" onClick={close}>
            {text.settings}
          </Link>
          <Link role="menuitem" to="/api-reference" onClick={close}>
            {text.apiReference}
          </Link>
          <hr aria-hidden />
          <Choice label={text.theme} choices={themes} words={text.themes} chosen={theme} onChoose={chooseTheme} />
          <Choice
            label={text.density}
            choices={densities}
            words={text.densities}
            chosen={density}
            onChoose={(choice) => set({ density: choice })}
          />
          <hr aria-hidden />
          <button type="button" role="menuitem" onClick={onSignOut}>
            {text.signOut}
          </button>
        </>
      )}
    </Menu>
  );
}
