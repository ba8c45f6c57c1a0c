import type { BlockOrigin } from '@halyard/contracts/inflow/block-lists.ts';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../text/lazy-messages.ts';
import { blockListsWords } from '../../text/loaders/block-lists.ts';

/** The origin of an entry, with a link. */
export function RecordOfOrigin({ origin, id }: { readonly origin: BlockOrigin; readonly id: string | null }) {
  const { origins } = useMessages(blockListsWords);
  const name = origins[origin];
  if (id === null || origin === 'hand') return <span>{name}</span>;
  if (origin === 'threat')
    return (
      <Link to="/threats" search={{ threat: id }}>
        {name}
      </Link>
    );
  const search = origin === 'alert' ? { tab: 'alerts', alerts: 'received', alert: id } : { incident: id };
  return (
    <Link to="/security" search={search}>
      {name}
    </Link>
  );
}
