import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import type { UserDraft } from './check-user.ts';

/** Changes by someone else in the meantime, value by value. */
export function TheirChanges({ theirs }: { readonly theirs: UserDraft }) {
  const text = useMessages(usersWords);
  const { username, email, role, department, status } = theirs;
  const lines = [
    username && `${text.username}: ${username}`,
    email && `${text.email}: ${email}`,
    role && `${text.role}: ${text.roles[role]}`,
    department && `${text.department}: ${text.departments[department]}`,
    status && `${text.status}: ${text.statuses[status]}`,
  ].filter((line) => line !== undefined);
  return (
    <Banner tone="info">
      {text.changedMeanwhile}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Banner>
  );
}
