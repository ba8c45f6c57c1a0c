import type { User } from '@halyard/contracts/accounts/users.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { type Tab, Tabs } from '../../../ui/page/tabs.tsx';
import type { UsersSearch } from '../users-search.ts';
import { Waiting } from './waiting.tsx';

// Most people are opened for their form.
const SignInTab = lazy(async () => ({ default: (await import('../sign-in/sign-in-tab.tsx')).SignInTab }));

type Part = 'person' | 'sign-in';
type Props = {
  readonly user: User;
  readonly part: UsersSearch['part'];
  readonly onPart: (part: UsersSearch['part']) => void;
  /** The form. */
  readonly children: ReactNode;
};

/** One user in two tabs: administration, and sign-in. */
export function UserTabs({ user, part, onPart, children }: Props) {
  const text = useMessages(usersWords);
  const tabs: readonly Tab<Part>[] = [
    { id: 'person', label: text.parts.person },
    { id: 'sign-in', label: text.parts.signIn },
  ];
  return (
    <Tabs
      label={text.parts.label}
      tabs={tabs}
      selected={part ?? 'person'}
      onSelect={(id) => onPart(id === 'person' ? undefined : id)}
    >
      {part === 'sign-in' ? (
        <Suspense fallback={<Waiting label={text.loadingOne} />}>
          <SignInTab user={user} />
        </Suspense>
      ) : (
        children
      )}
    </Tabs>
  );
}
