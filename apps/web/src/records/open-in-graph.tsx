import { Link } from '@tanstack/react-router';
import { Waypoints } from 'lucide-react';
import { useMessages } from '../text/lazy-messages.ts';
import { recordsWords } from '../text/loaders/records.ts';

type Props = {
  readonly record: { readonly id: string; readonly name: string };
  readonly className?: string | undefined;
  /** Without text, as in the rows of a list. */
  readonly isCompact?: boolean;
};

/** Leads to the entity network with a record in the middle, threats and references included. */
export function OpenInGraph({ record: { id, name }, className, isCompact = false }: Props) {
  const { inGraph: text } = useMessages(recordsWords);
  const label = text.openOf(name);
  return (
    <Link to="/network" search={{ entity: id }} aria-label={label} title={label} {...(className && { className })}>
      <Waypoints size={14} aria-hidden />
      {!isCompact && text.open}
    </Link>
  );
}
