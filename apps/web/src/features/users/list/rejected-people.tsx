import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import type { Rejected } from './use-bulk-status.ts';

type Props = { readonly rejected: readonly Rejected[]; readonly onDismiss: () => void };

/** Names those whose status or role is unchanged, with the reason of each. */
export function RejectedPeople({ rejected, onDismiss }: Props) {
  const text = useMessages(usersWords);
  const format = useFormat();
  if (rejected.length === 0) return null;
  return (
    <Banner tone="warning" dismissLabel={text.dismiss} onDismiss={onDismiss}>
      <p>{text.notChanged(rejected.length, format.number(rejected.length))}</p>
      <ul>
        {rejected.map(({ id, name, reason }) => (
          <li key={id}>{text.rejectedPerson(name, reason)}</li>
        ))}
      </ul>
    </Banner>
  );
}
