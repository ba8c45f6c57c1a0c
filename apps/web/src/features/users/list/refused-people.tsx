import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/users-words.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import type { Refused } from './use-bulk-status.ts';

type Props = { readonly refused: readonly Refused[]; readonly onDismiss: () => void };

/** Names those whose status or role stayed as it was, with the reason of each. */
export function RefusedPeople({ refused, onDismiss }: Props) {
  const text = useMessages(usersWords);
  const format = useFormat();
  if (refused.length === 0) return null;
  return (
    <Banner tone="warning" dismissLabel={text.dismiss} onDismiss={onDismiss}>
      <p>{text.notChanged(refused.length, format.number(refused.length))}</p>
      <ul>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>{text.refusedPerson(name, reason)}</li>
        ))}
      </ul>
    </Banner>
  );
}
