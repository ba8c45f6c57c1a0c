import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';

const aMinuteMs = 60_000;

/** How long ago something was, with the exact instant on hover; `never` where it has not been yet. */
export function When({ at, never }: { readonly at: string | null; readonly never: string }) {
  const format = useFormat();
  const now = useNow(aMinuteMs);
  if (at === null) return never;
  return (
    <time dateTime={at} title={`${format.dateTime(at)} ${format.zone(at)}`}>
      {format.relative(at, now)}
    </time>
  );
}
